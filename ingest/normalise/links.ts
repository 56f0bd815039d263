/** Parameters that say where a visitor came from. `gh_jid` is not one: it names the posting. */
const TRACKING =
  /^(utm_\w+|gh_src|lever-(source|origin)(\[\])?|gclid|fbclid|msclkid|mc_[ce]id|trk|src|source|ref|referrer)$/i

/**
 * A link a visitor may be given: http or https, absolute, without tracking parameters.
 *
 * @returns null for anything else, and for one the database would refuse (over 2,048 characters, or with spaces).
 */
export function cleanLink(link: string): string | null {
  let url: URL
  try {
    url = new URL(link.trim())
  } catch {
    return null
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username || url.password) return null
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracking) url.searchParams.delete(name)
  return url.href.length <= 2048 ? url.href : null
}
