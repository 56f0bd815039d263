import { WORK_MODES, type WorkMode } from '#core/job.ts'
import type { Extracted } from '../extracted.ts'
import { isDenied } from '../scan/denial.ts'
import { isAmongFacts } from '../scan/fact-lists.ts'
import type { ScannedPosting } from '../scan/scan.ts'
import type { ScannedLine, Span } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import { placeSentences } from './place-sentences.ts'
import { sentenceMode, type StatedMode } from './sentence-mode.ts'
import { weighModes } from './weigh.ts'

/** The modes that the places of a posting state. */
export interface ModeOfPlaces {
  remote: boolean
  hybrid: boolean
  onsite: boolean
}

type Mode = Extracted<WorkMode | null>

/**
 * Whether the work is remote, hybrid or in an office; null if the posting does not say. Read from the source's field,
 * the location, a part of the title, a labelled line, or a sentence about this role. What a company says about remote
 * work or remote teams in general does not count.
 */
export function readWorkMode(posting: ScannedPosting, places: ModeOfPlaces): Mode {
  const { title, workplaceType, locations, lines } = posting
  const stated = workplaceType ? modeOf(workplaceType) : null
  if (stated && workplaceType) return unlessDenied({ value: stated, evidence: [workplaceType.text] }, lines)
  for (const line of locations) {
    const days = /\bdays?\b/i.test(line.text) ? sentenceMode(line, { from: 0, to: line.tokens.length }) : null
    if (days) return { value: days.mode, evidence: [line.text] }
  }
  const placed = locations.some(isEither) ? null : modeOfPlaces(places)
  if (placed) {
    const saying = locations.filter((line) => modeOf(line) !== null).map(({ text }) => text)
    const evidence = saying.length > 0 ? saying : locations.map(({ text }) => text)
    return unlessDenied({ value: placed, evidence }, lines)
  }
  const told = readTitle(title) ?? readText(lines)
  // "Pune / remote" and an office in the text: still either.
  return told.value === 'onsite' && locations.some(isEither) ? { value: null, evidence: [] } : told
}

/** What a field or a location says, unless the text leaves no doubt: some days in an office are hybrid, another mode is a contradiction. */
function unlessDenied(stated: Mode, lines: ScannedLine[]): Mode {
  const said = weighedText(lines)
  if (!said || said.weight < SURE || said.told.value === stated.value) return stated
  if (said.told.value === 'hybrid') return said.told
  return { value: null, evidence: [] }
}

function modeOfPlaces({ remote, hybrid, onsite }: ModeOfPlaces): WorkMode | null {
  if (hybrid) return 'hybrid'
  if (remote) return onsite ? null : 'remote'
  return onsite ? 'onsite' : null
}

const MODE_OF: Record<string, WorkMode> = {
  'mode home': 'remote',
  'mode hybrid': 'hybrid',
  'mode office': 'onsite',
  'mode onsite': 'onsite',
}

function modesOf(line: ScannedLine, from = 0, to = line.tokens.length): Span[] {
  return line.allOf(Object.keys(MODE_OF), from, to)
}

/** The one mode the words name; null when they name none, or several. */
function modeOf(line: ScannedLine, from = 0, to = line.tokens.length): WorkMode | null {
  if (line.all('mode home', from, to).some((home) => isDenied(line, home))) return 'onsite'
  const modes = new Set(modesOf(line, from, to).flatMap(({ tag }) => MODE_OF[tag] ?? []))
  if (modes.size === 0 && to - from <= 3 && line.has('mode place', from, to)) return 'onsite'
  return modes.size === 1 ? ([...modes][0] ?? null) : null
}

/** No office: "Worldwide / Remote". */
const ANYWHERE = /^(?:worldwide|global|anywhere|india)$/

/** A city or remote, as the candidate likes. */
function isEither(line: ScannedLine): boolean {
  const home = modesOf(line).find(({ tag }) => tag === 'mode home')
  if (!home) return false
  const joins = (at: number) =>
    /^(?:or|\/)$/.test(line.word(at)) &&
    !ANYWHERE.test(line.word(at - 1)) &&
    !ANYWHERE.test(line.word(at + 1))
  const doubled = line.at(home.to + 1, 'mode home') ?? line.before(home.from - 1, 'mode home')
  return !doubled && (joins(home.from - 1) || joins(home.to))
}

const PARTS = new Set(['', '-', '(', ')', '[', ']', '|', ',', '/', '–'])
const FILLERS = new Set(
  'india in role job position only mode work opportunity first fully permanent % 100 days day'.split(' '),
)
const NOUNS = /^(?:developer|engineer|analyst|designer|tester|intern|executive|administrator|lead|manager)$/

/** The whole of a title's part: "(Remote)", "- Hybrid"; before the trade, or right behind it. */
function readTitle(title: ScannedLine): Mode | null {
  for (const span of modesOf(title)) {
    const days = sentenceMode(title, { from: Math.max(0, span.from - 4), to: span.to })
    if (/\bdays?\b/i.test(title.words(span.from - 4, span.to)) && days) return toldBy(title, days)
    let [start, end] = [span.from - 1, span.to]
    while (FILLERS.has(title.word(start))) start -= 1
    while (FILLERS.has(title.word(end))) end += 1
    const opens = PARTS.has(title.word(start))
    const closes = PARTS.has(title.word(end))
    const leads = span.from === 0 && span.tag === 'mode home'
    if ((opens && closes) || leads || (closes && NOUNS.test(title.word(start))))
      return { value: MODE_OF[span.tag] ?? null, evidence: [title.words(span.from, span.to)] }
  }
  return null
}

function toldBy(line: ScannedLine, { mode, from, to }: StatedMode): Mode {
  return { value: mode, evidence: [line.words(Math.max(0, from - 4), to + 4)] }
}

/** What is said of the mode in one place, and how much speaks for it. */
interface Weighed {
  told: Mode
  weight: number
}

/** A label weighs more than any sentence. */
const LABELLED = 20
/** What the grammar understands weighs so much more. */
const UNDERSTOOD = 2
/** The same in a few words, "WFO.", "Onsite, Whitefield.", or in brackets. */
const UNDERSTOOD_SHORT = 8
const SHORT = 12
/** The most tokens of an item of a list. */
const ITEM = 8
/** What it does not understand has to weigh so much more. */
const UNREAD = 0.5
/** The same beneath "How to apply", which says where one is met before one is taken. */
const MEETING = 3
/** The least that is taken for said of this job. */
const LEAST = 0.5
/** What so much speaks for is said without doubt, whatever a field says. */
const SURE = 6

function readText(lines: ScannedLine[]): Mode {
  return weighedText(lines)?.told ?? { value: null, evidence: [] }
}

function weighedText(lines: ScannedLine[]): Weighed | undefined {
  let most: Weighed | undefined
  for (const line of lines)
    for (const one of weighedIn(line)) if (one.weight > (most?.weight ?? LEAST)) most = one
  return most
}

function* weighedIn(line: ScannedLine): Generator<Weighed> {
  const sentences = placeSentences(line)
  const label = toldByLabel(line, sentences.length > 0)
  if (label) yield { told: label, weight: LABELLED }
  else for (const sentence of sentences) yield* weighedOf(line, sentence)
}

/** "Four remote weeks a year": a perk. */
function isYearly(line: ScannedLine, { from, to }: Sentence): boolean {
  return line.all('mode yearly', from, to).some(({ from: year }) => {
    const counted = line.tokens.slice(Math.max(from, year - 10), year)
    return (
      counted.some(({ text }) => /^(?:days|weeks|months?)$/.test(text)) && !line.has('mode away', from, to)
    )
  })
}

/** "Work mode: hybrid / remote" */
function isLabelOfSeveral(line: ScannedLine, { from, to }: Sentence): boolean {
  const isLabel = line.all('mode label', from, from + 4).some((label) => line.word(label.to) === ':')
  return isLabel && new Set(modesOf(line, from, to).map(({ tag }) => tag)).size > 1
}

/** Without one of these the grammar understands nothing. */
const NAMING = [...Object.keys(MODE_OF), 'mode place', 'mode works', 'mode comes', 'mode alternate']

/** Each mode, weighed by all words of the sentence, the one more that the grammar reads in it. */
function* weighedOf(line: ScannedLine, sentence: Sentence): Generator<Weighed> {
  // "Our mission is to make in-person payments easy" says nothing of a job, whatever it weighs.
  if (!isOfJob(line, sentence.from)) return
  const isNamed = NAMING.some((tag) => line.has(tag, sentence.from, sentence.to))
  const understood = isNamed ? sentenceMode(line, sentence) : null
  // "Is there a hybrid policy?" says nothing; "Is WFH available? No" is understood with its answer.
  if (line.word(sentence.to - 1) === '?' && !(understood && understood.to > sentence.to)) return
  if (!understood && isLabelOfSeveral(line, sentence)) return
  const item = understood && itemOf(line, sentence, understood)
  const weights = weighModes(line, item ?? sentence)
  const isShort =
    item !== null ||
    sentence.to - sentence.from <= SHORT ||
    (understood && isInBrackets(line, understood.from))
  const isPerk = isYearly(line, sentence)
  for (const mode of WORK_MODES) {
    if (isPerk && mode === 'remote') continue
    const told = { value: mode, evidence: [line.words(sentence.from, sentence.to)] }
    if (understood?.mode === mode)
      yield {
        told: toldBy(line, understood),
        weight: weights[mode] + (isShort ? UNDERSTOOD_SHORT : UNDERSTOOD),
      }
    else yield { told, weight: weights[mode] - (line.section === 'apply' ? MEETING : UNREAD) }
  }
}

/** "San Francisco, CA (Hybrid: 50% in office)": said by itself, however long the sentence. */
function isInBrackets(line: ScannedLine, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) if (line.word(at) === '(') return true
  return false
}

/**
 * "5 to 8 yrs, Kolkata, hybrid": an item that says it by itself, where others are years or pay; the mode alone in a list of
 * facts without signs.
 */
function itemOf(line: ScannedLine, { from, to }: Sentence, understood: StatedMode): Sentence | null {
  const divides = (at: number) => at < from || at >= to || /^[,|·•.]$/.test(line.word(at))
  let [start, end] = [understood.from, understood.to]
  while (end - start <= ITEM && !divides(start - 1)) start -= 1
  while (end - start <= ITEM && !divides(end)) end += 1
  if (end - start > ITEM) return isAmongFacts(line, understood, { from, to }) ? understood : null
  const units = line.allOf(['time unit', 'money unit'], from, to)
  return units.some((unit) => unit.from < start || unit.from >= end) ? { from: start, to: end } : null
}

function toldByLabel(line: ScannedLine, namesPlace: boolean): Mode | null {
  const tag = line.text.includes('#') ? /#li-(remote|hybrid|on-?site)\b/i.exec(line.text) : null
  if (tag)
    return {
      value: tag[1]?.toLowerCase().startsWith('on') ? 'onsite' : (tag[1]?.toLowerCase() as WorkMode),
      evidence: [tag[0]],
    }
  const value = namesPlace ? labelled(line) : null
  return value ? { value, evidence: [line.text] } : null
}

/** Beneath what a company says of itself, only a sentence that starts so is of the job: "No WFH.", "This role is hybrid". */
function isOfJob(line: ScannedLine, from: number): boolean {
  if (line.section !== 'about') return true
  let at = from
  while (line.tokens[at]?.kind === 'sign' && at < from + 3) at += 1
  if (line.at(at, 'not') ?? line.at(at, 'mode office')) return true
  return /^(?:this|the)$/.test(line.word(at)) && /^(?:role|position|job|opening)$/.test(line.word(at + 1))
}

/** "Work mode: hybrid". */
function labelled(line: ScannedLine): WorkMode | null {
  const label = line.all('mode label', 0, 6).find(({ to }) => /^[-:·]$/.test(line.word(to)))
  if (!label || label.from > 1) return null
  // "Hybrid working: we meet on Tuesdays"
  if (line.all('mode hybrid', 0, label.from).length > 0) return 'hybrid'
  const from = label.to + 1
  const to = line.tokens.length
  const isOpen = isEither(line) || line.has('mode passing', from, to)
  return sentenceMode(line, { from, to })?.mode ?? (isOpen ? null : modeOf(line, from, to))
}
