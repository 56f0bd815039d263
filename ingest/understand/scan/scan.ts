import type { PostingLine } from '../document/sections.ts'
import { LEXICONS } from '../lexicons/all.ts'
import { ScannedLine, type Place } from './scanned-line.ts'
import { wordTree } from './word-tree.ts'

/** A posting after one pass over its words. All readers share it. */
export interface ScannedPosting {
  title: ScannedLine
  /** The source's field for experience. */
  experience: ScannedLine | null
  /** The source's field for pay, as text. */
  pay: ScannedLine | null
  employmentType: ScannedLine | null
  workplaceType: ScannedLine | null
  locations: ScannedLine[]
  offices: ScannedLine[]
  departments: ScannedLine[]
  skills: ScannedLine[]
  /** The description, line by line, each with its section. */
  lines: ScannedLine[]
}

const WORDS = wordTree(LEXICONS)
const TITLE: Place = { kind: 'title', section: 'other' }
const FIELD: Place = { kind: 'field', section: 'other' }

/** Scans a line of text. */
export function scanLine(text: string, place: Place = FIELD): ScannedLine {
  return new ScannedLine(text, place, WORDS)
}

/** The texts of a posting, cleaned; the description in lines. */
export interface PostingTexts {
  title: string
  experience: string | null
  pay: string | null
  employmentType: string | null
  workplaceType: string | null
  locations: string[]
  offices: string[]
  departments: string[]
  skills: string[]
  lines: PostingLine[]
}

/** Scans all texts of a posting, once. */
export function scanPosting(texts: PostingTexts): ScannedPosting {
  const field = (text: string | null) => (text === null ? null : scanLine(text))
  const fields = (all: string[]) => all.map((text) => scanLine(text))
  return {
    title: scanLine(texts.title, TITLE),
    experience: field(texts.experience),
    pay: field(texts.pay),
    employmentType: field(texts.employmentType),
    workplaceType: field(texts.workplaceType),
    locations: fields(texts.locations),
    offices: fields(texts.offices),
    departments: fields(texts.departments),
    skills: fields(texts.skills),
    lines: texts.lines.map(({ text, kind, section }) => scanLine(text, { kind, section })),
  }
}
