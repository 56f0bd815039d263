/*
 * The other forms of a job list, by the path of its page and its query: `/jobs/in/pune?sort=salary`.
 * Served by server/lists/.
 */

/** All its postings as a file for a spreadsheet, or the first ones as the text that is shared. */
export function listFileHref(path: string, form: 'csv' | 'txt'): string {
  return withEnding(path, `.${form}`)
}

/** A page for paper. */
export function printHref(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}print=1`
}

/** The list inside another site's page. */
export function embedHref(path: string): string {
  return `/embed${path}`
}

/** Longer ones make a code that phones cannot read from paper. */
export const MOST_QR_LETTERS = 300

/** The QR code of any page's address; null if it is too long for one. */
export function qrHref(path: string): string | null {
  return path.length > MOST_QR_LETTERS ? null : `/qr${withEnding(path, '.svg')}`
}

/** The HTML by which another site's page shows the list. Addresses have no quotes. */
export function embedSnippet(url: string, title: string): string {
  const [src, name] = [url.replaceAll('&', '&amp;'), title.replaceAll('"', '')]
  return `<iframe src="${src}" title="${name}" width="100%" height="600" loading="lazy"></iframe>`
}

function withEnding(path: string, ending: string): string {
  return path.replace(/(?=\?|$)/, ending)
}
