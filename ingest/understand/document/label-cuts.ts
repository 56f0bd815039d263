import { anyOf } from '#core/any-of.ts'

/** Words that belong to the label behind them ("base salary") or that a sentence goes on with ("of salary"). */
export const GOES_ON_WITH_LABEL = new Set(
  (
    'job work working office base posting min minimum max maximum total relevant overall required desired preferred ' +
    'key notice monthly annual gross fixed current present expected supplemental equal overtime variable ' +
    'performance holiday leave sick severance grade offered training bond year interview the of and your our for ' +
    'with in as to per on at any post project client media marketing campaign department learning wellness internet ' +
    'home education wifi phone mobile gym fitness health travel meal book equipment relocation salary ctc highest ' +
    'lowest average avg median last previous existing starting initial revised basic net alumni student students ' +
    'other others package cost example hourly daily weekly interest ' +
    'conversion success churn billing special'
  ).split(' '),
)
/** Words that stand in front of a label and are part of it: "job location". */
const QUALIFIES = new Set('job work min minimum max maximum total required key notice'.split(' '))
/** Labels whose value is glued to them, as cells of a table that lost it: "Experience3-5 Yrs". */
const GLUED_LABELS = [
  'Experience, Exp, Location, Loc, Salary, CTC, Stipend, Budget, Qualification, Education, Designation, Position',
  'Openings, Vacancies, Vacancy, Notice, Notice [Pp]eriod, Work [Mm]ode, Shift, Batch, Bond, Duration, Job [Tt]ype',
  String.raw`(?:Years|Yrs) of [Ee]xp(?:erience)?, Year of [Pp]assing, Last [Dd]ate, Age(?=\d), No\. of [Pp](?:osts|ositions)`,
].map((labels) => new RegExp(String.raw`(?<![\p{L}\d])${anyOf(labels)}(?=[\p{Lu}\d₹])`, 'gu'))

/** A text with a colon between a label and the value that is glued to it. */
export function partLabels(text: string): string {
  return GLUED_LABELS.reduce((parted, label) => parted.replace(label, '$&: '), text)
}

/** What fields of a posting are called, in small letters. */
export const LABELS = new Set([
  ...'location,loc,experience,exp,yoe,ctc,salary,stipend,package,pay,budget,mode,work mode,skills,role'.split(
    ',',
  ),
  ...'compensation,remuneration,comp,offer,rate,wages,max budget,sal,np,yrs,positions,qty'.split(','),
  ...'position,batch,duration,benefits,schedule,job type,qualification,qualifications,eligibility'.split(','),
  ...'application question,application questions,application question(s),notice period,notice,education'.split(
    ',',
  ),
  ...'shift,timing,timings,interview,last date,yop,joining,vacancy,vacancies,opening,openings,degree'.split(
    ',',
  ),
  ...'yrs of exp,years of experience,year of passing,start date,job title,designation,department,city,industry,certification,bond'.split(
    ',',
  ),
  ...'job description,key skills,primary skills,must have,requirements,responsibilities,work days'.split(','),
])
/** What labels end with, and "required" or "range" behind them: "(s)" is a bracket. */
const LABEL_ENDS = new Set(
  [...LABELS, 'required', 'range', ')'].map((label) => lastWord(label) || label.at(-1)),
)
/** Words of the longest of them. */
export const LONGEST_LABEL = 3
/** Nobody writes more fields in one line. */
const MOST_PIECES = 100

/** A word with the signs around it, and where it starts. */
interface Word {
  text: string
  at: number
}

/** Cuts a line at its bars and bullets, and where another labelled piece starts: "Exp: 3-5 yrs | Location: Pune, CTC: 8 LPA". */
export function labelledPieces(text: string): string[] {
  return text.split(/[|•‖]+/).flatMap((piece) => cutAtLabels(piece.trim()))
}

/** Labels whose value may follow at once, and what it starts with: "Exp 2-4 yrs CTC 6 LPA". */
const BEFORE_VALUE = (
  'exp experience yrs ctc sal salary pay wages stipend budget package comp batch yop openings vacancy vacancies positions ' +
  'qty notice np'
).split(' ')
const VALUE = String.raw`(?:₹|rs|inr|up ?to |fresher|\d)`
const LABEL_AND_VALUE = new RegExp(String.raw`\b${anyOf(BEFORE_VALUE.join(', '))} ${VALUE}`, 'i')

/** Whether a label stands right in front of its value. Most lines have no figure, and no label is looked for. */
export function hasLabelAndValue(text: string): boolean {
  return /\d/.test(text) && LABEL_AND_VALUE.test(text)
}

/** What stands behind a label: a sign, or the value at once; not "3 Yrs - 5 Yrs". None looks back before it looks on. */
const BEHIND_LABEL = new RegExp(
  String.raw`[:➡=]\s?(?=\S)|\s[-–—](?<!\d\+? yrs..)\s?(?=\S)|[-–]\s(?=\S)(?<=\w[-–]\s)|\s(?=${VALUE})`,
  'gi',
)

function cutAtLabels(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const sign of text.matchAll(BEHIND_LABEL)) {
    const words = wordsBefore(text, from, sign.index)
    if (sign[0].trim() === '' && !BEFORE_VALUE.includes(lastWord(words.at(-1)?.text ?? ''))) continue
    const start = labelStart(words, !/[:➡=]/.test(sign[0]))
    if (start === null || start <= from) continue
    if (pieces.length === MOST_PIECES) break
    pieces.push(withoutEnd(text.slice(from, start).trimEnd()))
    from = start
  }
  return [...pieces, text.slice(from)]
}

/** The words of one piece that end right before a colon, a few of them, the nearest last. */
function wordsBefore(text: string, from: number, to: number): Word[] {
  const start = Math.max(from, to - 80)
  const before = text.slice(start, to)
  // Most colons stand behind other words. A line of colons took most of the time of hostile texts.
  const end = before.trimEnd()
  if (!LABEL_ENDS.has(lastWord(end) || end.at(-1))) return []
  return [...before.matchAll(/\S+/g)]
    .slice(-LONGEST_LABEL - 4)
    .map(({ 0: word, index }) => ({ text: word, at: start + index }))
}

/** Where the label starts that these words end with; null where they end with none, or go on with what is before it. */
function labelStart(words: Word[], isWeak: boolean): number | null {
  const end = /^(?:required|range)$/i.test(words.at(-1)?.text ?? '') ? words.length - 1 : words.length
  for (let count = LONGEST_LABEL; count > 0; count -= 1) {
    let first = end - count
    const label = words.slice(Math.max(0, first), end).map((word) => word.text)
    if (first < 1 || !LABELS.has(bare(label.join(' ')))) continue
    if (first > 1 && QUALIFIES.has(bare(words[first - 1]?.text ?? ''))) first -= 1
    // Without a colon only a capital makes a label of a word.
    if (isWeak && !/^\p{Lu}/u.test(words[first]?.text ?? '')) continue
    const before = words[first - 1]?.text ?? ''
    const goesOn = /[:➡/]$/.test(before) || GOES_ON_WITH_LABEL.has(lastWord(before))
    if (!goesOn) return words[first]?.at ?? null
  }
  return null
}

/** Without the sign in front: "*Location". */
function bare(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\d]/u, '')
}

/** The letters that a text ends with: "(base" ends with a word, "base," with none. */
function lastWord(text: string): string {
  return /[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? ''
}

/** A comma or stop in front of the next label parts the two; behind a word that may go on, it stays. */
function withoutEnd(piece: string): string {
  const rest = piece.replace(/[,;.]$/, '')
  return GOES_ON_WITH_LABEL.has(lastWord(rest)) ? piece : rest
}
