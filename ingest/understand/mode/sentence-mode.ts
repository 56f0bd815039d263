import type { WorkMode } from '#core/job.ts'
import { isDenied } from '../scan/denial.ts'
import { isAmongFacts } from '../scan/fact-lists.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import { officeDays } from './office-days.ts'

/** A work mode that a sentence states for its job, and the tokens that say it. */
export interface StatedMode {
  mode: WorkMode
  from: number
  to: number
}

const MODES = ['mode home', 'mode office', 'mode onsite', 'mode hybrid']
const ASKED = new Set(
  'work working option options facility available allowed possible provided offered is : ? -'.split(' '),
)
const STARTS = new Set(['', '·', '.', ',', ';', ':', '(', '|', '-', '/', '•', '#', '!', '?', '['])
const ENDS = new Set(['', '·', '.', ',', ';', ')', '|', '-', '(', '•', '!', ':', ']', '/'])
const SAYS = new Set(
  "is be are this an a fully complete completely purely wholly entirely permanent permanently % we're follow follows mode type only"
    .concat(' everyone hire hiring full work works working based lab strictly done performed happens')
    .split(' '),
)
const GOES_ON = new Set(
  'in from across within anywhere india with but ok forever always only working must at because mon monday each every daily'.split(
    ' ',
  ),
)

/** The work mode that a sentence states for its job; null for subjects, choices and temporary arrangements. */
export function sentenceMode(line: ScannedLine, { from, to }: Sentence): StatedMode | null {
  const named = [...line.allOf(MODES, from, to), ...workplaces(line, { from, to })].toSorted(
    (a, b) => a.from - b.from,
  )
  // "Recruiters of remote, hybrid and office roles": of several none is this job's.
  const isOne = new Set(named.map(({ tag }) => tag)).size === 1
  const isTold = (span: Span) => isSaid(line, span, from) || (isOne && isFact(line, span, { from, to }))
  if (isOpen(line, { from, to }) || line.has('mode meeting', from, to)) return null
  const home = named.find(({ tag }) => tag === 'mode home')
  if (home) {
    const answer = answerTo(line, home)
    if (answer) return answer
  }
  const hybrid = named.find((span) => span.tag === 'mode hybrid' && isTold(span) && !isDenied(line, span))
  const refused = named.find((span) => span.tag === 'mode home' && isDenied(line, span))
  if (refused) return at(hybrid ? 'hybrid' : 'onsite', hybrid ?? refused)
  const denied = named.find((span) => span.tag === 'mode hybrid' && isDenied(line, span))
  if (denied && !home) return at('onsite', denied)
  const days = line.has('mode away', from, to) ? null : officeDays(line, { from, to })
  if (days) return days
  if (line.has('mode passing', from, to)) return null
  const alternate = line.all('mode alternate', from, to)[0]
  if (alternate && line.allOf(['mode place', 'mode office', 'mode onsite', 'mode home'], from, to).length > 0)
    return at('hybrid', alternate)
  const places = named.filter((span) => isOffice(line, span))
  if (isChoice(line, named, { from, to })) return null
  if (hybrid) return at('hybrid', hybrid)
  const office = line.has('mode away', from, to) ? undefined : places.find(isTold)
  const remote = named.find((span) => span.tag === 'mode home' && isTold(span))
  if (remote && office) return null
  if (remote) return at('remote', remote)
  return office ? at('onsite', office) : null
}

/** Work in an office; among the benefits, an office is where the meals are, and "in person" is how one is chosen. */
function isOffice(line: ScannedLine, { tag, from, to }: Span): boolean {
  if (line.section === 'apply' && tag === 'mode onsite') return false
  const isPerk =
    line.section === 'offer' && line.kind === 'item' && !/^wo?rk|^wfo/i.test(line.words(from, to))
  return (tag === 'mode office' || tag === 'mode onsite') && !isPerk
}

/** "Come in or stay at home: it is up to you", also where the next sentence says so: "Both are fine." */
function isOpen(line: ScannedLine, { from, to }: Sentence): boolean {
  const next = line.sentenceAt(to)
  return (
    line.has('mode open', from, to) || (next !== undefined && line.at(next.from, 'mode open') !== undefined)
  )
}

/** "Work from our Vijay Nagar office": going to work, and within a few words the place. */
function workplaces(line: ScannedLine, { from, to }: Sentence): Span[] {
  return line.allOf(['mode place', 'mode works'], from, to).flatMap((span) => {
    // "Rotational shift, office."
    const isAlone = line.word(span.from - 1) === ',' && /^\.?$/.test(line.word(span.to))
    if (span.tag === 'mode place' && isAlone) return officeOf(span, span.to)
    const place = span.tag === 'mode works' && line.all('mode place', span.to, span.to + 6)[0]
    const between = place ? line.words(span.to, place.from) : ''
    return place && !/[.;(]|, ?[a-z]|\b(?:or|of|clients?)\b/.test(between) ? officeOf(span, place.to) : []
  })
}

function officeOf({ row, from }: Span, to: number): Span {
  return { tag: 'mode office', value: '', row, from, to }
}

function at(mode: WorkMode, { from, to }: Span): StatedMode {
  return { mode, from, to }
}

/** "Remote: no", "Is WFH available? Yes". */
function answerTo(line: ScannedLine, { from, to }: Span): StatedMode | null {
  let end = to
  let asked = false
  while (ASKED.has(line.word(end)) && line.word(end) !== '') {
    asked ||= /^[:?-]$/.test(line.word(end))
    end += 1
  }
  const said = line.word(end)
  if (!asked || from > 3 || !/^(?:yes|no|not)$/.test(said)) return null
  return { mode: said === 'yes' ? 'remote' : 'onsite', from, to: end + 1 }
}

/** What may be said of anything: "remote villages", "home-based care". */
const AS_ADJECTIVE = /^(?:remote(?:ly)?|home.based)$/

/** Whether the words are said of the job, not of something else: "remote", but not "remote villages". */
function isSaid(line: ScannedLine, { tag, from, to }: Span, start: number): boolean {
  const text = line.words(from, to).toLowerCase()
  if (tag === 'mode office' || (tag === 'mode home' && !AS_ADJECTIVE.test(text))) return true
  const before = line.word(from - 1)
  const after = line.word(to)
  const opens = from === start || STARTS.has(before)
  if (
    (line.at(to, 'mode role') ?? line.at(to, 'mode label')) &&
    (tag === 'mode hybrid' || opens || line.tokens[to]?.gap !== '')
  )
    return tag === 'mode hybrid' || !/^(?:our|the|leading|managing)$/.test(before)
  // "Is fully remote and has been since its first day"
  if (
    SAYS.has(before) &&
    (ENDS.has(after) || after === 'and' || GOES_ON.has(after) || line.tokens[to]?.kind === 'number')
  )
    return true
  // "Exp 4-7 yrs Hybrid", "NP 15 days hybrid"
  if (ENDS.has(after) && (before === 'days' || line.before(from, 'time unit'))) return true
  if (before === 'otherwise') return true
  const isName = line.tokens[to]?.capital === true || line.tokens[to]?.kind === 'number'
  if (opens)
    return (
      ENDS.has(after) ||
      GOES_ON.has(after) ||
      (tag !== 'mode home' && isName) ||
      /^(?:office|client|lab|remote|for)$/.test(after)
    )
  return tag !== 'mode home' && line.tokens[from - 1]?.capital === true && ENDS.has(after)
}

/** "Azure engineer 1 year contract remote rate 85k pm": in a list of facts, with another one behind it. */
function isFact(line: ScannedLine, span: Span, sentence: Sentence): boolean {
  const next = line.tokens[span.to]
  const isNext =
    span.to >= sentence.to ||
    next?.kind !== 'word' ||
    next.capital ||
    BESIDE.has(next.text) ||
    line.at(span.to, 'place') !== undefined
  return isNext && isAmongFacts(line, span, sentence)
}

/** What a list of facts goes on with behind a mode. */
const BESIDE = new Set(
  (
    'rate pay stipend salary sal ctc budget np notice exp experience shift loc location job role gig position openings vacancy ' +
    'timing cab immediate joining freshers contract client at pan only'
  ).split(' '),
)

/** "Remote/Hybrid", "WFH or WFO", "Jaipur or work from home": open still. "Remote/WFH" is one thing said twice. */
function isChoice(line: ScannedLine, named: Span[], { from, to }: Sentence): boolean {
  for (let join = from; join < to; join += 1) {
    const word = line.word(join)
    if (word !== '/' && word !== 'or') continue
    const left = named.find((span) => join - span.to >= 0 && join - span.to <= 4)
    const right = named.find((span) => span.from - join >= 1 && span.from - join <= 5)
    const place = line.all('mode place', join, Math.min(to, join + 6))[0]
    if (left && (right ?? place)) return left.tag !== right?.tag
    const next = right?.from === join + 1 || (word === 'or' && right !== undefined && right.from - join <= 3)
    if (right?.tag === 'mode home' && next && line.tokens[join - 1]?.capital) return true
  }
  return false
}
