/** Text of a JSON-LD script. `<` is escaped, so no value can end the script or open a comment. */
export function jsonLdText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Structured data for search engines. It needs no nonce: CSP does not apply to JSON-LD. */
export function JsonLd({ value }: { value: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(value) }} />
}
