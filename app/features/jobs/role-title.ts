import { OTHER_CITY_NAMES } from '#core/place-names.ts'

export interface TitledPosting {
  title: string
  company: string
  /** Cities, as we display them. */
  locations: string[]
}

/** "Urgent hiring for", "We are hiring:" before the role; but "Urgent Care" and "Hiring Manager" are roles. */
const CALL = new RegExp(
  String.raw`^\W*(?:(?:very )?urgent(?:ly)?(?! care)\b|(?:we(?: a|['’])re )?hiring` +
    String.raw`(?! (?:manager|lead|coordinator|specialist|partner|operations|platform|team|programs?` +
    String.raw`|systems?)\b)\b)(?: (?:hiring|requirements?|required|openings?|needed|need|looking|now` +
    String.raw`|alert|for|of|an?)\b)*[\s:!|/–-]*`,
  'i',
)
const CALL_ALONE = new RegExp(
  String.raw`^(?:(?:very )?urgent(?:ly)?(?: (?:hiring|requirements?|required|openings?|needed))?|` +
    String.raw`(?:we(?: a|['’])re )?hiring(?: now)?|immediate (?:joiners?|joining|start)` +
    String.raw`(?: only| preferred)?|apply now)$`,
  'i',
)
const PAY =
  /(?:₹|\brs\.?|\binr)\s*\d|\d\s*(?:lpa|lakhs?|lacs?|l\.p\.a\.?|k\s*(?:\/|per|a)\s*month)\b|\bctc\b.*\d/i
const CODE = /^(?:(?:job|req(?:uisition)?)(?: ?id)? ?[:#-]? ?|#)?[a-z]{0,4}[-_]?\d{4,}[\d-]*$/i
const WORK_MODE =
  /^(?:(?:fully|100%) )?(?:remote|hybrid|on-?site|in-?office|wfh|wfo|work from (?:home|office))$/i
const SEPARATOR = /(\s+[-–—]\s+|\s*\|\s*|\s+@\s+|\s*[,;]\s+|\s+\/{1,2}\s+)/
/** List separators. The comma needs a space after it, because of ₹8,00,000. */
const LIST = /[,;]\s|\s*[/|]\s*|\s(?:[-–—]|and|or|&)\s/

/**
 * The role alone, as Google requires for a job title: without company, city, pay, job code or hiring slogan, if a
 * separator sets them apart. Only removes words, and always keeps some.
 */
export function roleTitle(posting: TitledPosting): string {
  const isNoise = (text: string) => isBesideTheRole(text, posting)
  const bare = calm(posting.title.replace(CALL, '').replace(/ urgent(?:ly)?\W*$/i, ''))
    .replaceAll(/\s*[([{]([^)\]}]*)[)\]}]/g, (group, inside: string) =>
      isNoise(inside) || inside.split(LIST).every(isNoise) ? '' : group,
    )
    .replace(/ (?:at|@|with|in|for) (\S.*)$/i, (end, named: string) =>
      named.split(LIST).every(isNoise) ? '' : end,
    )
  const pieces = bare.split(SEPARATOR)
  let role = ''
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    if (isNoise(piece)) continue
    role += role === '' ? piece : (pieces[at - 1] ?? '') + piece
  }
  return role.trim() || calm(posting.title) || posting.title
}

/** Removes exclamation marks, stars and emoji. */
function calm(title: string): string {
  const quiet = title.replaceAll(/!+|\*+|\p{Extended_Pictographic}\uFE0F?/gu, ' ')
  return quiet.replaceAll(/\s+/g, ' ').trim()
}

function isBesideTheRole(text: string, { company, locations }: TitledPosting): boolean {
  const words = text.trim().toLowerCase()
  if (words === '' || words === company.toLowerCase() || words === 'india') return true
  const names = locations.flatMap((city) => [
    city.toLowerCase(),
    ...(OTHER_CITY_NAMES[city]?.split(', ') ?? []),
  ])
  if (names.includes(words)) return true
  return [CALL_ALONE, PAY, CODE, WORK_MODE].some((pattern) => pattern.test(words))
}
