import { cleanLine, fold } from '#ingest/understand/document/text.ts'

const RANK = new RegExp(
  String.raw`^(?:head|director|manager|vp|avp|svp|evp|vice president|` +
    String.raw`(?:associate|assistant|deputy|general) (?:director|manager|vice president)|chief)$`,
)

/**
 * The parts of a title, folded, without seniority words. "VP - Engineering" is one part: "vp of engineering".
 */
export function titleParts(title: string): string[] {
  const parts = splitTitle(title)
  // "Director - Quality Assurance", also behind an employer's name.
  const rank = parts.findIndex((part, index) => RANK.test(part) && index < parts.length - 1)
  if (rank < 0 || rank > 1) return parts.length === 0 ? [''] : parts
  return [...parts.slice(0, rank), `${parts[rank]} of ${parts[rank + 1]}`, ...parts.slice(rank + 2)]
}

/** A part about the terms of work, not the work: "(1099 Contract)", "Full-time". */
const TERMS = new RegExp(
  String.raw`^(?:[0-9]+ )?(?:(?:contract(?:ual|or)?|freelance|part[ -]?time|remote) ` +
    String.raw`(?:role|position|job|opportunity)|contract(?:ual|or)?|freelance|c2h|c2c|full[ -]?time` +
    String.raw`|part[ -]?time|permanent|temporary|fixed[ -]term(?: contract)?|remote|hybrid|on-?site|wfh` +
    String.raw`|work from home|urgent|immediate|new|fresher|freshers|night shift|day shift)$`,
)

/** What makes a notice of a title: "IT Officer Recruitment 2026", "Walk-in Drive for Java Developers". */
const NOTICE =
  /\s+(?:contractual )?(?:recruitment|notification|vacanc(?:y|ies)|bharti)(?: drive)?(?: 20\d\d)?\s*$/
const WALK_IN = /^\W*walk[ -]?ins?(?: (?:drive|interviews?))?(?: (?:for|of)(?= )|\s*[-–:|@])/g

/** Words around a role that do not say what it is. */
const AROUND_ROLE = new RegExp(
  String.raw`\b(?:senior|sr\.?|junior|jr\.?|(?<!technical )staff(?= (?!engineer))|principal` +
    String.raw`|lead(?= (?:software|data|ml|ai|java|python|product|qa|devops` +
    String.raw`|frontend|backend|full|security|cloud|ui|ux|engineer))|associate(?= ` +
    String.raw`(?:software|data|product|qa|devops|engineer|business))` +
    String.raw`|deputy|assistant(?= (?:manager|vice))|hiring(?: for)?|urgent(?:ly)?|opening for` +
    String.raw`|immediate joiners?|experienced` +
    String.raw`|global|remote|hybrid|freelance|we are)\b\.?`,
  'g',
)

function splitTitle(title: string): string[] {
  return fold(cleanLine(title))
    .replace(WALK_IN, ' ')
    .replace(/(front|back) [-–] (?=end)/g, '$1-')
    .replace(/[._]net\b/g, ' .net')
    .replace(/\bs\s?\/\s?w\b/g, 'software')
    .replace(/\bh\s?\/\s?w\b/g, 'hardware')
    .replace(/\beng(?:g|ineerg)\b\.?/g, 'engineering')
    .replace(/\bengr\b\.?/g, 'engineer')
    .split(/\s+[-|@–]+\s*|\s*[-–]\s+|[,:()[\]{}|;]|\s\/\s(?=[a-z]+ [a-z]+ ?$)/)
    .map((part) => part.replace(AROUND_ROLE, ' ').replace(/\s+/g, ' ').replace(NOTICE, '').trim())
    .filter((part) => part !== '' && !TERMS.test(part))
}
