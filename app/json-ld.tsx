/** Text of a JSON-LD script. No `<` survives, so that no value can end the script or open a comment. */
export function jsonLdText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Structured data for search engines. It is data, not a script, so the page's script policy lets it pass. */
export function JsonLd({ value }: { value: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(value) }} />
}
