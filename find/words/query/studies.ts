import { ASKED_BRANCHES, DEGREES, nameOfStudy, type Branch, type Degree } from '#core/degrees.ts'
import type { JobSearch } from '#core/find/job-search.ts'

/** The degrees and branches that a text names, and the rest of it. */
export interface ReadStudies {
  /** The text with as many spaces in the place of what was read. */
  rest: string
  implied: Pick<Partial<JobSearch>, 'degrees' | 'branches'>
  readAs: { typed: string; as: string }[]
}

type Study = Degree | Branch

/*
 * Ways to type each, in folded text, longer ones first. Null: it is none, though it begins like one.
 */
const SURE: readonly (readonly [string, Study | null])[] = [
  ['pg diploma|iti l(?:imite|t)d|graduates? (?:engineer|trainee|apprentice)s?', null],
  [String.raw`b\.? ?e\.? ?[/,|] ?b\.?[ -]?te[ck]h?\.?`, 'BE/BTech'],
  [String.raw`b[. -]{0,2}te(?:c|k|ch|ck|kh)s?|betech|btch`, 'BE/BTech'],
  [String.raw`b\. ?e|bachelor'?s? (?:of|in) (?:engineering|technology)`, 'BE/BTech'],
  ['engineering (?:degree|grad(?:uate)?s?)', 'BE/BTech'],
  [String.raw`m\.? ?e\.? ?[/,|] ?m\.?[ -]?te[ck]h?\.?`, 'ME/MTech'],
  [String.raw`m[. -]{0,2}te(?:c|k|ch|ck|kh)s?|mtch|m\. ?e`, 'ME/MTech'],
  ["master'?s? (?:of|in) (?:engineering|technology)", 'ME/MTech'],
  [String.raw`bca|b\. ?c\. ?a|bachelor'?s? (?:of|in) computer applications?`, 'BCA'],
  [String.raw`mca|m\. ?c\. ?a|master'?s? (?:of|in) computer applications?`, 'MCA'],
  [String.raw`b[. ]{0,2}sc|b\.s\.c|bachelor'?s? of science`, 'BSc'],
  [String.raw`m[. ]{0,2}sc|m\.s\.c|master'?s? of science`, 'MSc'],
  [String.raw`b[. ]{0,2}com|bachelor'?s? of commerce`, 'BCom'],
  [String.raw`b\. ?a|bachelor'?s? of arts`, 'BA'],
  [String.raw`bba|bbm|b\. ?b\. ?a|bachelor'?s? of business administration`, 'BBA'],
  [String.raw`mba|m\. ?b\. ?a|pgdb?m|master'?s? of business administration`, 'MBA'],
  ['d[ei]pl[ao]m+as?|dip+lo?ma|diplom|pol[yi]tech?ni[ck]', 'Diploma'],
  [String.raw`iti|i\. ?t\. ?i`, 'ITI'],
  [
    String.raw`12(?:th|vi)? ?pass(?:ed)?|12th|10 ?\+ ?2|hsc|plus two|higher secondary|ba+ra?h?vi(?:n|en)?(?= pass)`,
    '12th',
  ],
  ['(?:any|all|koi(?: bhi)?) (?:post ?-?grad(?:uate|uation)?s?)', 'Any post-graduate'],
  ["post ?-?graduat(?:es?|ion)|master'?s? degrees?|pg degree", 'Any post-graduate'],
  [
    "(?:any|all|koi(?: bhi)?) (?:gr[ae]n?[dj]u?[ae]?(?:te?|tes|tion|ted)|grads?|degree|stream graduates?|bachelor'?s?)(?: degree)?",
    'Any graduate',
  ],
  ["bachelor'?s? degrees?|bachelor'?s(?= in )|graduat(?:e|ion) (?:pass(?:ed)?|completed?)", 'Any graduate'],
  ['graduates? (?:in|of|from) any (?:stream|branch|field|discipline)', 'Any graduate'],
  ['(?:any|all|koi(?: bhi)?) (?:branch(?:es)?|streams?|disciplines?|speciali[sz]ations?)', 'Any'],
  ['computer science (?:&|and) (?:engineering|engg)|cse', 'CSE'],
  ['electronics (?:&|and) (?:tele)? ?communications?|ece|entc|extc|e ?& ?tc', 'ECE'],
  ['electrical (?:&|and) electronics|eee', 'EEE'],
  ['electronics (?:&|and) instrumentation|eie', 'EI'],
]

/** These mean much else: they count only beside another, or before what says that it is a branch. */
const UNSURE: readonly (readonly [string, Study])[] = [
  ['be|b e', 'BE/BTech'],
  ['ba', 'BA'],
  ['computer science(?: (?:engineering|engg))?|computer (?:engineering|engg)|computers|comps|cs', 'CSE'],
  ['information (?:technology|science)|it', 'IT'],
  ['electrical', 'EEE'],
  ['instrumentation', 'EI'],
  ['mechanical|mech', 'Mechanical'],
  ['civil', 'Civil'],
  ['electronics', 'Electronics'],
  [String.raw`ai ?(?:&|/|and) ?ds|aids|aiml`, 'AI/DS'],
  ['maths?|mathematics|statistics|stats', 'Maths/Statistics'],
]

const WAYS = [...SURE, ...UNSURE]
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_.+#])(?:` +
    WAYS.map(([ways], at) => `(?<w${at}>${ways})`).join('|') +
    String.raw`)\.?(?![\p{L}\p{M}\p{N}_+#])`,
  'gu',
)

/** What may stand between two of a list: "B.Tech in CSE / IT", "MCA or BCA". */
const JOINED =
  /^(?:[\s./,&|()+-]|\b(?:in|of|or|ya|and|aur|with|degree|graduates?|engineering|engg|branch|stream)\b)*$/
/** The same, but not only spaces. */
const LISTED = /[/,&|]|\b(?:or|ya)\b/
/** "Java or B.Tech": a filter takes the place of no word. */
const OR_BEFORE = /\b(?:or|ya)\s+$/
const DENIED_BEFORE = /(?:^|\s)(?:no|not|non|without|bina|except|excluding)[\s-]+$/
const DENIED_BEHIND = /^\s*(?:ke bina|not|nahin?|nhi|nahee)\b/
/** A kind of work, not a branch of study. */
const WORK_BEHIND =
  /^\s*(?:engineers?|developers?|designers?|technicians?|teachers?|trainers?|faculty|operators?|supervisors?|maintenance|architects?)\b/
/** "IT jobs", "IT support": the sector. */
const SECTOR_BEHIND = new RegExp(
  String.raw`^\s*(?:jobs?|naukri|work|field|sector|industry|compan(?:y|ies)|support|help ?desk|recruiters?|admin|manager` +
    String.raw`|analyst|executive|services|infrastructure|security|sales|consultant)\b`,
)
const BRANCH_BEHIND =
  /^\s*(?:branch(?:es)?|streams?|discipline|background|students?|graduates?(?! (?:engineer|trainee|apprentice)))\b/
/** "BE freshers", "BE 2026", but not "to be a fresher". */
const DEGREE_BEHIND = /^\s*(?:freshers?|graduates?|students?|degree|pass ?-?outs?|20\d\d)\b/
const VERB_BEFORE = /\b(?:to|must|will|should|can|may|not|would|could|might|i|you)\s+$/
/** "MCA IT freshers" looks for work in IT. */
const WITHOUT_BRANCHES = new Set<Study>([
  'BCA',
  'MCA',
  'BCom',
  'BA',
  'BBA',
  'MBA',
  '12th',
  'Any graduate',
  'Any post-graduate',
])
/** Belongs to a degree or a branch. */
const END = new RegExp(
  String.raw`^(?:\s*\b(?:degrees?|holders?|qualified|qualifications?|graduat(?:es?|ion)|candidates?|students?|pass(?:ed)?` +
    String.raw`|pass ?-?outs?|branch(?:es)?|streams?|background|discipline|engineering|engg)\b` +
    String.raw`(?!\s*(?:engineers?|trainees?|apprentices?|interns?|managers?|leads?|head)\b))+`,
)

interface Named {
  study: Study
  start: number
  /** Where its own words end, and what belongs to it: "degree". */
  word: number
  end: number
  isSure: boolean
}

/**
 * Reads degrees and branches from a typed text in lower case. "IT" or "mechanical" by themselves are words.
 *
 * @param typedOf What was typed for a part of the text, if the text is not as typed.
 */
export function readStudies(
  text: string,
  typedOf: (part: string, at: number) => string = (part) => part,
): ReadStudies {
  const named = acceptedIn(text, namedIn(text))
  const readings: { start: number; end: number; studies: Study[] }[] = []
  let rest = text
  for (const { study, start, end } of named) {
    const last = readings.at(-1)
    const between = text.slice(last?.end ?? 0, start)
    const isJoined = last !== undefined && JOINED.test(between)
    if (isJoined) rest = blanked(rest, last.end, start)
    rest = blanked(rest, start - (OR_BEFORE.exec(rest.slice(0, start))?.[0].length ?? 0), end)
    if (isJoined && isDegree(last.studies[0] as Study) === isDegree(study)) {
      last.studies.push(study)
      last.end = end
    } else readings.push({ start, end, studies: [study] })
  }
  const found = new Set(named.map(({ study }) => study))
  const degrees = DEGREES.filter((degree) => found.has(degree))
  const branches = ASKED_BRANCHES.filter((branch) => found.has(branch))
  return {
    rest,
    implied: { ...(degrees.length > 0 && { degrees }), ...(branches.length > 0 && { branches }) },
    readAs: readings.map(({ start, end, studies }) => ({
      typed: typedOf(text.slice(start, end), start).trim(),
      as: `${isDegree(studies[0] as Study) ? 'degree' : 'branch'}: ${[...new Set(studies)].map(nameOfStudy).join(' or ')}`,
    })),
  }
}

function namedIn(text: string): Named[] {
  const named: Named[] = []
  for (const match of text.matchAll(NAMED)) {
    const way = WAYS.findIndex((_, at) => match.groups?.[`w${at}`] !== undefined)
    const study = WAYS[way]?.[1] ?? null
    const [start, word] = [match.index, match.index + match[0].length]
    const [before, behind] = [text.slice(0, start), text.slice(word)]
    if (study === null || DENIED_BEFORE.test(before) || DENIED_BEHIND.test(behind)) continue
    const end = word + (END.exec(behind)?.[0].length ?? 0)
    named.push({ study, start, word, end, isSure: way < SURE.length })
  }
  return named
}

/** The sure ones, and those that what stands beside them makes sure. */
function acceptedIn(text: string, named: readonly Named[]): Named[] {
  const possible = named.filter((one) => one.isSure || canStand(text, one))
  const accepted = new Set(possible.filter((one, at) => one.isSure || isSaid(text, one, possible[at + 1])))
  // Forth and back: "CS, IT and mechanical B.Tech".
  for (const at of possible.keys()) {
    const [before, one] = [possible[at - 1], possible[at]]
    if (before && one && accepted.has(before) && goesBehind(text, before, one)) accepted.add(one)
  }
  for (const at of [...possible.keys()].toReversed()) {
    const [one, next] = [possible[at], possible[at + 1]]
    if (one && next && accepted.has(next) && goesBefore(text, one, next)) accepted.add(one)
  }
  return possible.filter((one) => accepted.has(one))
}

/** Whether an unsure one may be meant at all. */
function canStand(text: string, { study, start, end }: Named): boolean {
  const behind = text.slice(end)
  if (study === 'BE/BTech' && VERB_BEFORE.test(text.slice(0, start))) return false
  if (study === 'IT' && SECTOR_BEHIND.test(behind)) return false
  return isDegree(study) || !WORK_BEHIND.test(behind)
}

/** Whether what stands behind an unsure one says what it is: "mechanical branch", "BE freshers", "BE civil". */
function isSaid(text: string, { study, word, end }: Named, next: Named | undefined): boolean {
  if (!isDegree(study)) return BRANCH_BEHIND.test(text.slice(word))
  if (study !== 'BE/BTech') return false
  const isBeforeBranch =
    next !== undefined && !isDegree(next.study) && /^[\s(-]*$/.test(text.slice(end, next.start))
  return isBeforeBranch || DEGREE_BEHIND.test(text.slice(word))
}

/** "B.Tech mechanical", "CSE/IT"; no BA behind an MBA, which looks for a business analyst. */
function goesBehind(text: string, before: Named, one: Named): boolean {
  const between = text.slice(before.end, one.start)
  if (!JOINED.test(between)) return false
  if (one.study === 'IT' && WITHOUT_BRANCHES.has(before.study)) return false
  return !isDegree(one.study) || LISTED.test(between)
}

/** "Mechanical B.Tech", but "IT B.Tech" only as a list. */
function goesBefore(text: string, one: Named, next: Named): boolean {
  const between = text.slice(one.end, next.start)
  return JOINED.test(between) && ((!isDegree(one.study) && one.study !== 'IT') || LISTED.test(between))
}

function isDegree(study: Study): study is Degree {
  return DEGREES.some((degree) => degree === study)
}

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}
