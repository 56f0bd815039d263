import { anyOf, expression } from '#core/any-of.ts'
import type { WorkMode } from '#core/job.ts'
import type { IndiaPlaces } from '#ingest/understand/place/place.ts'
import type { Extracted } from '#ingest/understand/extracted.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import { excerpt, fold, sentences } from '#ingest/understand/document/text.ts'
import { readSentenceMode } from './work-mode-sentence.ts'

export interface WorkModeWords {
  title: string
  /** A field of the source: "Hybrid", "on-site", "unspecified". */
  field: string | null
  places: IndiaPlaces
  /** The location texts that `places` was read from. */
  locations: string[]
  lines: SectionLine[]
}

const HYBRID = /\bhybrid\b/i
const REMOTE = /\b(?:remote(?:ly)?|work[- ]from[- ](?:home|anywhere)|wfh|telecommut\w+)\b/i
const ONSITE =
  /\b(?:on[- ]?site|in[- ]?office|in[- ]?person|work(?:ing)?[- ]from[- ](?:the )?office|wfo|office[- ]based)\b/i

/** The whole of a title's part: "(Remote)", "- Hybrid". "Remote Sensing" and "Hybrid Cloud" are subjects. */
const TITLE_MODE = expression(
  '',
  '^(?:(?:100%|fully|permanent|only|[56] days?) )?(remote|hybrid|on-?site|wfh|work from home|work from office|wfo|in-?office)(?: ',
  anyOf('india, in india, role, job, position, only, mode, work, opportunity, first, - ?india'),
  ')*$',
)
/** A mode before the trade, or after it: "Remote Java Developer", "Node Developer Onsite". */
const TITLE_START = new RegExp(
  String.raw`^(remote|work from home|wfh) (?!(?:support|sensing|infrastructure|monitoring|access` +
    String.raw`|desktop|pilot|control|service|operations?|site|working)\b)[a-z.]+`,
)
const TITLE_END =
  /(?:developer|engineer|analyst|designer|tester|intern|executive|administrator|lead|manager) (remote|hybrid|on-?site|wfh|wfo)$/
const LABEL = expression(
  'i',
  String.raw`^\W*`,
  anyOf(
    '(?:work(?:ing|place)?|job)[ -]?(?:mode|model|type|arrangement|setup|style|place|location|policy|nature|setting|pattern)?',
    'mode(?: of (?:work|working|job|employment))?, workplace(?: type)?, remote (?:status|type)',
    'remotetype, location(?: type)?, office policy, employment type, type, shift, hybrid',
    'working days, location ?\\/ ?mode, mode ?\\/ ?location, wfh ?\\/ ?wfo, wfo ?\\/ ?wfh',
  ),
  String.raw`\s*(?::|-|–|—|·)\s*(.{2,80})$`,
)
const TAG = /#li-(remote|hybrid|onsite|on-site)\b/i
/** What every statement of a mode has a word of: most lines have none, and are not read further. */
const NAMES_MODE = new RegExp(
  String.raw`remote|hybrid|office|on[- ]?site|home|wfh|wfo|w\.f|person|anywhere|campus|studio|villa` +
    String.raw`|centre|center|attendance|reporting|ghar|client.?s? (?:site|location|place)|premises` +
    String.raw`|offline|plant|factory|\blab\b`,
  'i',
)
/** A city or remote, as the candidate likes. */
const EITHER =
  /(?:\bor\b|\/)\s*(?:remote|wfh|work from home)\b(?!\s*\/)|\b(?:remote|wfh)\b\s*(?:\/|\bor\b)\s*(?!wfh|work from)/i

/**
 * Whether the work is remote, hybrid or in an office; null if the posting does not say. Read from the
 * source's field, the location, a part of the title, a labelled line, or a sentence about this role. What a
 * company says about remote work or remote teams in general does not count.
 */
export function readWorkMode({
  title,
  field,
  places,
  locations,
  lines,
}: WorkModeWords): Extracted<WorkMode | null> {
  const stated = field ? modeOf(field) : null
  if (stated && field) return { value: stated, evidence: [field] }
  for (const text of locations) {
    const days = /\bdays?\b/i.test(text) ? readSentenceMode(text) : null
    if (days) return { value: days.mode, evidence: [text] }
  }
  const placed = locations.some((text) => EITHER.test(text)) ? null : modeOfPlaces(places)
  if (placed) {
    const saying = locations.filter((text) => HYBRID.test(text) || REMOTE.test(text) || ONSITE.test(text))
    return { value: placed, evidence: saying.length > 0 ? saying : locations }
  }
  return readTitle(title) ?? readText(lines)
}

function modeOfPlaces({ remote, hybrid, onsite }: IndiaPlaces): WorkMode | null {
  if (hybrid) return 'hybrid'
  if (remote) return onsite ? null : 'remote'
  return onsite ? 'onsite' : null
}

function readTitle(title: string): Extracted<WorkMode | null> | null {
  const parts = fold(title)
    .split(/[()[\]|,]|\/\/|\s?[-–—]\s|\s[-–—]/)
    .map((part) => part.trim())
  for (const [index, part] of parts.entries()) {
    const starts = index === 0 ? TITLE_START.exec(part) : null
    const words = (TITLE_MODE.exec(part) ?? starts ?? TITLE_END.exec(part))?.[1]
    if (words) return { value: modeOf(words), evidence: [part] }
  }
  return null
}

/** The one mode the words name; null when they name none, or several. */
function modeOf(words: string): WorkMode | null {
  if (/\bno remote\b|\bnot remote\b/i.test(words)) return 'onsite'
  const modes: WorkMode[] = []
  if (HYBRID.test(words)) modes.push('hybrid')
  if (REMOTE.test(words)) modes.push('remote')
  if (ONSITE.test(words) || /^(?:in |at )?(?:the )?office$/i.test(words.trim())) modes.push('onsite')
  return modes.length === 1 ? (modes[0] ?? null) : null
}

/** A question and its answer are one: "Is WFH available? No". */
function withAnswers(parts: string[]): string[] {
  return parts.map((part, index) => {
    const answer = parts[index + 1] ?? ''
    return part.endsWith('?') && /^\W*(?:yes|no)\b/i.test(answer) ? `${part} ${answer}` : part
  })
}

/** "Client location. 3 days a week in office": what is said of the days says more than where they are spent. */
function readText(lines: SectionLine[]): Extracted<WorkMode | null> {
  let first: Extracted<WorkMode | null> | undefined
  for (const stated of statedModes(lines)) {
    first ??= stated
    if (first.value !== 'onsite' || stated.value === 'hybrid') return stated
  }
  return first ?? { value: null, evidence: [] }
}

/** Every mode that the lines state of the job, in their order. */
function* statedModes(lines: SectionLine[]): Generator<Extracted<WorkMode | null>> {
  for (const { section, text } of lines) {
    if (section === 'about' || !NAMES_MODE.test(text)) continue
    const tag = TAG.exec(text)
    if (tag) {
      yield { value: modeOf(tag[1] ?? ''), evidence: [tag[0]] }
      continue
    }
    const label = LABEL.exec(text)?.[1]
    const labelled = label === undefined ? null : (readSentenceMode(label)?.mode ?? modeOf(label))
    const isHybrid = /^\W*hybrid\W/i.test(text) && label !== undefined && !/\bno\b/i.test(label)
    const told = isHybrid && labelled === null ? 'hybrid' : EITHER.test(label ?? '') ? null : labelled
    if (told) {
      yield { value: told, evidence: [text] }
      continue
    }
    for (const sentence of withAnswers(sentences(text))) {
      const found = readSentenceMode(sentence)
      if (found) yield { value: found.mode, evidence: [excerpt(sentence, found.start, found.end)] }
    }
  }
}
