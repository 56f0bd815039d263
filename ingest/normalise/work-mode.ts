import type { WorkMode } from '#core/job.ts'
import type { IndiaPlaces } from './india.ts'
import type { Reading } from './reading.ts'
import type { SectionLine } from './sections.ts'
import { excerpt, fold } from './text.ts'

export interface WorkModeWords {
  title: string
  /** A field of the source: "Hybrid", "on-site", "unspecified". */
  field: string | null
  places: IndiaPlaces
  lines: SectionLine[]
}

const HYBRID = /\bhybrid\b/i
const REMOTE = /\b(?:remote(?:ly)?|work[- ]from[- ](?:home|anywhere)|wfh|telecommut\w+)\b/i
const ONSITE = /\b(?:on-?site|in-?office|in-?person|work[- ]from[- ](?:the )?office|wfo|office[- ]based)\b/i

/** The whole of a title's part: "(Remote)", "- Hybrid". "Remote Sensing" and "Hybrid Cloud" are subjects. */
const TITLE_MODE =
  /^(?:(?:100%|fully|permanent|only) )?(remote|hybrid|on-?site|wfh|work from home|work from office|wfo|in-?office)(?: (?:india|in india|role|job|position|only|mode|work|opportunity|first|- ?india))*$/
const LABEL =
  /^\W*(?:work(?:ing|place)?[ -]?(?:mode|model|type|arrangement|setup|style|place|location|policy)?|mode(?: of (?:work|working|job|employment))?|workplace type|job (?:mode|location|type)|location(?: type)?|office policy|employment type|remote)\s*(?::|-|–|—|·)\s*(.{2,80})$/i
const TAG = /#li-(remote|hybrid|onsite|on-site)\b/i
const ROLE = '(?:role|position|job|opportunity|opening|internship|vacancy|posting)'
const STATED = new RegExp(
  `\\bthis (?:is (?:an? )?|${ROLE} (?:is|will be|would be|can be|offers|follows|operates)(?: an?| in an?)? ?)(?:[a-z-]+ ){0,3}?(?:100% |fully |completely |permanent(?:ly)? )?(remote|hybrid|on-?site|in-?office|work[- ]from[- ](?:home|office))\\b`,
  'i',
)
const NAMED_ROLE = new RegExp(
  `\\b(?:100%|fully|completely|permanent) (remote|on-?site)\\b|\\b(remote|hybrid|on-?site|in-?office|work[- ]from[- ](?:home|office)) ${ROLE}\\b`,
  'i',
)
const NOT_REMOTE =
  /\b(?:not|no|isn't|never)\b[^.;]{0,25}\b(?:remote|work[- ]from[- ]home|wfh)\b|\bremote (?:work )?(?:is|will) not\b/i
const OFFICE_DAYS =
  /\b(?:(one|two|three|four|five|six|[1-6])(?:\s*(?:-|–|to)\s*(?:[1-6]|two|three|four|five))?\+? days?(?: (?:a|per|every|each) week|\/week| weekly)?(?: of)?(?: work(?:ing)?)?(?: \(?(?:in|from|at) (?:the |our )?(?:[a-z]+ ){0,2}?office|\s*(?:wfo|work[- ]from[- ]office|onsite|on-site|in-?office)))/i
const OFFICE_SHARE =
  /\b(\d{1,3})% (?:of (?:the|their|your|its) (?:working )?time\b[^.;]{0,50}\b(?:in|at|from) (?:the|their|your|our|a|its)?\s*(?:local )?office|in[- ]office|on-?site)/i
const WORDS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/**
 * Whether the work is remote, hybrid or in an office; null where the posting does not say. Read from a field of
 * the source, the location, a part of the title, a labelled line, or a sentence about this role: what a company
 * says of remote work in general, or of remote teams, is not about the job.
 */
export function readWorkMode({ title, field, places, lines }: WorkModeWords): Reading<WorkMode | null> {
  const stated = field ? modeOf(field) : null
  if (stated && field) return { value: stated, evidence: [field] }
  const placed = modeOfPlaces(places)
  if (placed) return { value: placed, evidence: [places.display] }
  for (const part of fold(title).split(/[()[\]|,]|\s[-–—]\s?/)) {
    const mode = TITLE_MODE.exec(part.trim())?.[1]
    if (mode) return { value: modeOf(mode), evidence: [part.trim()] }
  }
  return readText(lines)
}

function modeOfPlaces({ remote, hybrid, onsite }: IndiaPlaces): WorkMode | null {
  if (hybrid) return 'hybrid'
  if (remote) return onsite ? null : 'remote'
  return onsite ? 'onsite' : null
}

/** The one mode the words name; null when they name none, or several. */
function modeOf(words: string): WorkMode | null {
  const modes: WorkMode[] = []
  if (HYBRID.test(words)) modes.push('hybrid')
  if (REMOTE.test(words) && !NOT_REMOTE.test(words)) modes.push('remote')
  if (ONSITE.test(words) || /^(?:in )?office$/i.test(words.trim())) modes.push('onsite')
  return modes.length === 1 ? (modes[0] ?? null) : null
}

function readText(lines: SectionLine[]): Reading<WorkMode | null> {
  for (const { section, text } of lines) {
    if (section === 'about') continue
    for (const read of [readTag, readLabel, readSentence, readOffice]) {
      const found = read(text)
      if (found) return { value: found.mode, evidence: [found.words] }
    }
  }
  return { value: null, evidence: [] }
}

type Found = { mode: WorkMode; words: string } | null

function readTag(text: string): Found {
  const tag = TAG.exec(text)
  return found(tag?.[1], tag?.[0] ?? '')
}

function readLabel(text: string): Found {
  return found(LABEL.exec(text)?.[1], text)
}

function readSentence(text: string): Found {
  if (NOT_REMOTE.test(text)) return null
  const match = STATED.exec(text) ?? NAMED_ROLE.exec(text)
  if (!match) return null
  return found(match[1] ?? match[2], excerpt(text, match.index, match.index + match[0].length))
}

/** Days or a share of the time in the office: some make it hybrid, all of them an office job. */
function readOffice(text: string): Found {
  const days = OFFICE_DAYS.exec(text)
  if (days) {
    const number = WORDS[(days[1] ?? '').toLowerCase()] ?? Number(days[1])
    return {
      mode: number >= 5 ? 'onsite' : 'hybrid',
      words: excerpt(text, days.index, days.index + days[0].length),
    }
  }
  const share = OFFICE_SHARE.exec(text)
  if (!share) return null
  return {
    mode: Number(share[1]) >= 100 ? 'onsite' : 'hybrid',
    words: excerpt(text, share.index, share.index + share[0].length),
  }
}

function found(value: string | undefined, words: string): Found {
  const mode = value === undefined ? null : modeOf(value)
  return mode ? { mode, words } : null
}
