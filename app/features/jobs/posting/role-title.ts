import { OTHER_CITY_NAMES } from '#core/places/city-names.ts'

export interface TitledPosting {
  title: string
  company: string
  /** Cities, as we display them. */
  locations: string[]
}

/** "Urgent hiring for", "We are hiring:" before a role. But "Urgent Care", "Hiring Manager" are roles. */
const SLOGAN_PREFIX = new RegExp(
  String.raw`^\W*(?:(?:very )?urgent(?:ly)?(?! care)\b|(?:we(?: a|['’])re )?hiring` +
    String.raw`(?! (?:manager|lead|coordinator|specialist|partner|operations|platform|team|programs?` +
    String.raw`|systems?)\b)\b)(?: (?:hiring|requirements?|required|openings?|needed|need|looking|now` +
    String.raw`|alert|for|of|an?)\b)*[\s:!|/–-]*`,
  'i',
)
const SLOGAN = new RegExp(
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
 * The role alone, as Google requires for a job title: without company, city, pay, job code or hiring slogan,
 * if a separator sets them apart. Only removes words, and always keeps some.
 */
export function roleTitle(posting: TitledPosting): string {
  const isNoise = (text: string) => isNotTheRole(text, posting)
  const cleaned = removeDecoration(
    posting.title.replace(SLOGAN_PREFIX, '').replace(/ urgent(?:ly)?\W*$/i, ''),
  )
    .replaceAll(/\s*[([{]([^)\]}]*)[)\]}]/g, (group, inside: string) =>
      isNoise(inside) || inside.split(LIST).every(isNoise) ? '' : group,
    )
    .replace(/ (?:at|@|with|in|for) (\S.*)$/i, (end, rest: string) =>
      rest.split(LIST).every(isNoise) ? '' : end,
    )
  const parts = cleaned.split(SEPARATOR)
  let role = ''
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? ''
    if (isNoise(part)) continue
    role += role === '' ? part : (parts[index - 1] ?? '') + part
  }
  return role.trim() || removeDecoration(posting.title) || posting.title
}

/** Removes exclamation marks, stars and emoji. */
function removeDecoration(title: string): string {
  const plain = title.replaceAll(/!+|\*+|\p{Extended_Pictographic}\uFE0F?/gu, ' ')
  return plain.replaceAll(/\s+/g, ' ').trim()
}

function isNotTheRole(text: string, { company, locations }: TitledPosting): boolean {
  const normalised = text.trim().toLowerCase()
  if (normalised === '' || normalised === company.toLowerCase() || normalised === 'india') return true
  const names = locations.flatMap((city) => [
    city.toLowerCase(),
    ...(OTHER_CITY_NAMES[city]?.split(', ') ?? []),
  ])
  if (names.includes(normalised)) return true
  return [SLOGAN, PAY, CODE, WORK_MODE].some((pattern) => pattern.test(normalised))
}
