import { BRANCHES, type Branch } from '#core/degrees.ts'
import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import { isOfOthers } from '../terms/others.ts'
import { hasEducationLabel, type StatedDegree } from './degree.ts'

/** Words between a degree and its branches: "a degree with a specialization in Computer Science, or a related field". */
const BETWEEN = new Set(
  ', / | & ( ) - : . and or in of the a an with from any degree degrees engineering science technology discipline'
    .concat(
      ' field background major specialization specialisation branch branches stream streams subject subjects',
    )
    .concat(
      ' equivalent engg physics commerce economics business only students graduates final year freshers',
    )
    .concat(
      ' specific such as like bachelor bachelors master masters similar technical 2 3 4 5 year years yr yrs full time graduating passing',
    )
    .concat(
      ' higher above work practical professional experience software circuit hons honours holder holders trainee',
    )
    .concat(' trade more preferably either university')
    .split(' '),
)
const BRANCH_TAGS = ['branch', 'branch alone']
/** Tokens from a degree to the last of its branches. */
const FAR = 40

/** The branches of study that a posting asks for, behind its degrees or by themselves. */
export function readBranch(
  { title, lines }: ScannedPosting,
  degrees: StatedDegree[],
): Extracted<Branch[] | null> {
  const found: { line: ScannedLine; span: Span }[] = []
  const ofEngineers = new Set(
    degrees.filter(({ span }) => ENGINEERS.test(span.value)).map(({ line }) => line),
  )
  for (const { line, span } of degrees) {
    // "Graduate in any discipline"
    const start = line.word(span.to - 1) === 'any' ? span.to - 1 : span.to
    if (ofEngineers.has(line) && ofScience(line, span)) continue
    for (const branch of branchesBehind(line, start)) found.push({ line, span: branch })
  }
  let isListed = false
  for (const line of [title, ...lines]) {
    const isSkipped = line.section === 'about' || (line.section === 'offer' && !hasEducationLabel(line))
    if (isSkipped || line.allOf(BRANCH_TAGS).length === 0) {
      isListed = false
      continue
    }
    // "Stream: CSE | IT | EEE" is cut into three lines.
    const only = line.at(0, 'branch')
    const branches: Span[] = isListed && only?.to === line.tokens.length ? [only] : branchesOf(line)
    for (const span of branches) found.push({ line, span })
    isListed = branches.at(-1)?.to === line.tokens.length
  }
  // "Any Specialization" is what a portal says where nobody chose one: the text may name some.
  const own = found.filter(({ line, span }) => !/^any speciali/i.test(line.words(span.from, span.to)))
  const said = own.length > 0 ? own : found
  const named = new Set(said.flatMap(({ span }) => (span.value === 'Circuit' ? CIRCUIT : span.value)))
  const value = BRANCHES.filter((branch) => named.has(branch))
  if (value.length === 0 || (value.length === 1 && value[0] === 'Related'))
    return { value: null, evidence: [] }
  const evidence = new Set(said.map(({ line, span }) => line.words(span.from, span.to)))
  return { value, evidence: [...evidence] }
}

/** What colleges call the branches of electric circuits. */
const CIRCUIT = ['ECE', 'EEE', 'EI']

/** The chain of branches that starts at a token, with what joins them, and subjects that no table has. */
function branchesBehind(line: ScannedLine, start: number): Span[] {
  const chain: Span[] = []
  if (!line.has('branch', start)) return chain
  const sentence = Math.min(line.sentenceAt(start)?.to ?? line.tokens.length, start + FAR)
  let isList = /^(?:in|of|\()$/.test(line.word(start)) || line.word(start - 1) === 'in'
  let unknown = 0
  for (let at = start; at < Math.min(line.tokens.length, start + FAR);) {
    const branch = line.at(at, 'branch')
    const degree = line.at(at, 'degree named') ?? line.at(at, 'degree beside')
    const skipped = (degree && ofScience(line, degree)) ?? degree
    if (branch && !isDenied(line, branch)) chain.push(branch)
    const word = line.word(at)
    if (branch || skipped || JOINS.has(word)) unknown = 0
    else if (!BETWEEN.has(word) && !isYear(line, at)) unknown += 1
    if (unknown > 0 && (!isList || at >= sentence || unknown > SUBJECT || ENDS.has(word))) break
    // "B.Tech (CSE), Python": what follows the brackets is none of them.
    isList = word !== ')' && (isList || branch !== undefined || /^(?:in|of|\()$/.test(word))
    at = (branch ?? skipped)?.to ?? at + 1
  }
  return chain
}

/** Words of a subject: "Big Data Analytics" */
const SUBJECT = 3
const JOINS = new Set([',', '/', '|', '&', 'or', 'and', '(', ')', '\\'])
/** What is asked for beside a degree. */
const ENDS = new Set(
  'with experience knowledge skills skill having must should good strong excellent proficiency minimum years'.split(
    ' ',
  ),
)

const ENGINEERS = /^[BM]E\//

/** "B.Tech / MSc IT / MCA": IT is which of the sciences, not which engineers may apply. */
function ofScience(line: ScannedLine, { value, to }: Span): Span | undefined {
  return /^[BM]Sc$/.test(value) ? line.at(line.word(to) === '.' ? to + 1 : to, 'branch') : undefined
}

/** "B.Tech of 2027 in CSE" */
function isYear(line: ScannedLine, at: number): boolean {
  return /^20[12]\d$/.test(line.word(at))
}

/** "Eligible branches: CSE, IT", "CSE, IT and ECE graduates of 2026", "any branch of engineering". */
function branchesOf(line: ScannedLine): Span[] {
  const open = line.all('branch alone')[0]
  if (open && !isOfOthers(line, open)) return [open]
  const asked = line.all('education label', 0, 4).find(({ to }) => line.word(to) === ':')
  // "Qualification: Computer Science or Information Technology"
  const only = asked && line.at(asked.to + 1, 'branch') ? branchesBehind(line, asked.to + 1) : []
  if (only.length > 0) return only
  const label = line.all('branch label').find(({ to }) => /^[:-]$/.test(line.word(to)))
  if (label && (label.from === 0 || line.section !== 'other')) {
    const chain = branchesBehind(line, label.to + 1)
    // "Department: IT & Information Security" is that of the job.
    if (chain.length > 1 || !line.word(label.to - 1).startsWith('department')) return chain
  }
  for (const people of line.all('branch people')) {
    if (isOfOthers(line, people)) continue
    const chain = chainBefore(line, people.from)
    const behind = /^(?:of|from)$/.test(line.word(people.to)) ? branchesBehind(line, people.to + 1) : []
    const last = behind.at(-1)
    const isOne = chain.length === 1 && /^graduates?$/.test(line.word(people.from))
    if (chain.length > 1 || isOne) return chain
    if (last && line.at(last.to, 'branch people')) return behind
  }
  return []
}

function chainBefore(line: ScannedLine, end: number): Span[] {
  const chain: Span[] = []
  for (let at = end; at > Math.max(0, end - FAR);) {
    const branch = line.before(at, 'branch')
    if (branch) chain.unshift(branch)
    else if (!/^(?:,|\/|\||&|and|or|\()$/.test(line.word(at - 1)) || at === end) break
    at = branch?.from ?? at - 1
  }
  return chain
}
