/**
 * Parameters that say where a visitor came from, whatever the site. `ref`, `source`, `src` and their like are not
 * among them: on many a site they name the posting, as `gh_jid` does, or the board that it is on.
 */
const TRACKING = new RegExp(
  String.raw`^(?:utm_\w+|gh_src|lever-(?:source|origin|via)(?:\[[^\]]*\])?|gclid|gclsrc|dclid|gbraid` +
    String.raw`|wbraid|srsltid|fbclid|igshid|msclkid|ttclid|twclid|yclid|li_fat_id|mc_[ce]id|mkt_tok` +
    String.raw`|_hsenc|_hsmi|__hs\w+|_g[al]|s_kwcid|vero_id|oly_(?:anon|enc)_id)$`,
  'i',
)

/**
 * Cleans a link for visitors: http or https, absolute, without tracking parameters.
 *
 * @returns null for anything else, and for a link that the database would refuse (over 2,048 characters, or
 * with spaces).
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
  // The others stay to the letter: some sites read a plus and a %20 differently.
  const parameters = url.search.slice(1).split('&')
  const kept = parameters.filter((parameter) => !TRACKING.test(nameOf(parameter)))
  if (kept.length < parameters.length) url.search = kept.join('&')
  return url.href.length <= 2048 ? url.href : null
}

function nameOf(parameter: string): string {
  return [...new URLSearchParams(parameter).keys()][0] ?? ''
}
