/** What says where a posting was read. */
interface Origin {
  company: string
  /** Where a person reads the posting. */
  source_url: string | null
}

/**
 * Where a posting was seen, as a visitor knows it: the host of its own page ("job-boards.greenhouse.io"), or the
 * employer's job board where the page is not known.
 */
export function sourceSite({ company, source_url }: Origin): string {
  const host = URL.parse(source_url ?? '')?.hostname.replace(/^www\./, '')
  return host ? host : `${company}’s own job board`
}
