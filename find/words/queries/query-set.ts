import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { JobSearch } from '#core/find/job-search.ts'
import { bitsOf, countCommon, rowsIn } from '#find/bits.ts'
import type { ExperienceLevel, JobCategory, JobType, WorkMode } from '#core/job.ts'
import { createWordIndex, type WordIndex } from '../word-index.ts'
import type { WordFields } from '../row-reader.ts'

/** A posting of the query set. Its company is invented. */
interface SetPosting extends WordFields {
  key: string
  description: string
  /** What a reader says that it is: its key, city, level, skills and so on, and the labels beside it. */
  labels: ReadonlySet<string>
}

/** A query with what it must find. What it neither must nor may find is wrong. */
export interface SetQuery {
  query: string
  must: string
  may: string
  implied: string
  /** Words that are left out; "?" where it does not matter which. */
  leftOut: string
  /** Labels between commas: postings with one of them are closed meanwhile. */
  without?: string
  /** The kind of work that no posting has in its title, skills or other fields. */
  admits?: string
}

/** How one query came out. */
export interface QueryOutcome {
  query: string
  /** Postings that it must find. */
  wanted: number
  found: number
  missing: string[]
  wrong: string[]
  /** "implied", "left out" or "admits" differ: what was expected, and what came. */
  differs: string[]
}

export interface SetScore {
  queries: number
  /** Queries that come out exactly as written. */
  right: number
  /** Of all postings that must be found, those that are. */
  recall: number
  /** Of all postings that are found, those that must or may be. */
  precision: number
}

/**
 * `tune` is what the search was built with. `held-out` was written with it, and `fresh` after the search stood; each was
 * run once before anything was changed for it: 83 of 93 and 106 of 110 came out right. `roles` are words for roles, some
 * of them while nobody hires for these.
 */
export const QUERY_PARTS = ['tune', 'held-out', 'fresh', 'roles'] as const
export type QueryPart = (typeof QUERY_PARTS)[number]

/**
 * Searches in Hindi and Hinglish, over some more postings. `hindi` is what their reading was built with; `hindi-held-out`
 * was written before it and is only counted.
 */
export const HINDI_PARTS = ['hindi', 'hindi-held-out'] as const

/** Labels postings whose text alone names roles: only `roles` knows them. */
const TEXT_ONLY = 'text-only'
const FOLDER = import.meta.dirname

/** The queries of one part of the set. */
export function readQueries(part: QueryPart | (typeof HINDI_PARTS)[number]): SetQuery[] {
  return readTable<SetQuery>(`${part}.psv`)
}

/** Runs queries over the postings of the set, and over more of them. */
export function runQueries(queries: readonly SetQuery[], ...more: 'hindi-postings.psv'[]): QueryOutcome[] {
  const postings = ['postings.psv', ...more].flatMap((file) => readPostings(file))
  const index = indexOf(postings)
  return queries.map((query) => outcomeOf(query, postings, index))
}

/** Recall and precision over the queries that ask for words, and how many came out exactly right. */
export function scoreOf(outcomes: readonly QueryOutcome[]): SetScore {
  const sum = (value: (outcome: QueryOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + value(outcome), 0)
  const wanted = sum((outcome) => outcome.wanted)
  const found = sum((outcome) => outcome.found)
  return {
    queries: outcomes.length,
    right: outcomes.filter(isRight).length,
    recall: wanted === 0 ? 1 : 1 - sum(({ missing }) => missing.length) / wanted,
    precision: found === 0 ? 1 : 1 - sum(({ wrong }) => wrong.length) / found,
  }
}

/** The scores of each part. */
export function queryScores(): Record<QueryPart, SetScore> {
  const score = (part: QueryPart) => scoreOf(runQueries(readQueries(part)))
  return Object.fromEntries(QUERY_PARTS.map((part) => [part, score(part)])) as Record<QueryPart, SetScore>
}

export function isRight({ missing, wrong, differs }: QueryOutcome): boolean {
  return missing.length + wrong.length + differs.length === 0
}

function outcomeOf(expected: SetQuery, postings: readonly SetPosting[], index: WordIndex): QueryOutcome {
  const open = postings.filter(({ labels }) => !holds(labels, expected.without ?? TEXT_ONLY))
  const allowed = bitsOf(Uint32Array.from(open.map((posting) => postings.indexOf(posting))), postings.length)
  const matches = index.search(expected.query, allowed)
  const rows = new Set(rowsIn(matches.rows))
  const found = matches.asksWords ? postings.filter((_, row) => rows.has(row)) : open
  const must = expected.must === '*' ? open : open.filter(({ labels }) => holds(labels, expected.must))
  const mayBe = new Set(expected.must === '*' || expected.may === '*' ? open : must)
  for (const posting of open) if (holds(posting.labels, expected.may)) mayBe.add(posting)
  const implied = impliedText(matches.implied)
  const leftOut = matches.leftOut.join(' ')
  const { kind } = matches
  const admits = kind && countCommon(matches.rows, kind.rows) === 0 ? kind.name : ''
  const expectedToAdmit = expected.admits ?? admits
  return {
    query: expected.query,
    wanted: must.length,
    found: found.length,
    missing: must.filter((posting) => !found.includes(posting)).map(({ key }) => key),
    wrong: found.filter((posting) => !mayBe.has(posting)).map(({ key }) => key),
    differs: [
      ...(implied === expected.implied
        ? []
        : [`implied: ${expected.implied || '-'}, came ${implied || '-'}`]),
      ...(expected.leftOut === '?' || leftOut === expected.leftOut
        ? []
        : [`left out: ${expected.leftOut || '-'}, came ${leftOut || '-'}`]),
      ...(admits === expectedToAdmit ? [] : [`admits: ${expectedToAdmit || '-'}, came ${admits || '-'}`]),
    ],
  }
}

/** Whether labels fit one of the choices between commas: all labels of it, none of those with a "!". */
function holds(labels: ReadonlySet<string>, choices: string): boolean {
  return choices
    .split(',')
    .map((choice) => choice.split(' ').filter((label) => label !== ''))
    .some(
      (choice) =>
        choice.length > 0 &&
        choice.every((label) => (label.startsWith('!') ? !labels.has(label.slice(1)) : labels.has(label))),
    )
}

function impliedText({ pay, levels, years, batches, postedWithin }: Partial<JobSearch>): string {
  return [
    ...(levels ? [`level=${levels.join(' ')}`] : []),
    ...(years ? [`years=${years.from === years.to ? years.from : `${years.from}-${years.to}`}`] : []),
    ...(pay ? [`pay=${pay.amount}/${pay.period}`] : []),
    ...(batches ? [`batch=${batches.join(' ')}`] : []),
    ...(postedWithin ? [`posted=${postedWithin}`] : []),
  ].join(';')
}

function indexOf(postings: readonly SetPosting[]): WordIndex {
  const index = createWordIndex()
  for (const [row, posting] of postings.entries()) {
    index.add(row, posting)
    index.addDescription(row, posting.description)
  }
  return index
}

function readPostings(file: string): SetPosting[] {
  return readTable<Record<string, string>>(file).map((row) => {
    const listed = (name: string) => (row[name] ?? '').split(';').filter((value) => value !== '')
    const skills = listed('skills')
    const cities = listed('cities')
    const [category, level, mode, type] = [row.category, row.level, row.mode, row.type].map(
      (value) => value || null,
    )
    const company = row.company ?? ''
    const years = yearsOf(row.years ?? '')
    return {
      key: row.key ?? '',
      title: row.title ?? '',
      company,
      skills,
      locations: cities,
      category: category as JobCategory | null,
      experience_min: years.experience_min,
      experience_max: years.experience_max,
      experience_level: level as ExperienceLevel | null,
      work_mode: mode as WorkMode | null,
      job_type: type as JobType | null,
      batch: listed('batch').map(Number),
      description: row.description ?? '',
      labels: new Set([
        row.key ?? '',
        ...[...skills, ...cities, level ?? '', mode ?? '', type ?? ''].map((value) => labelOf(value)),
        `co:${labelOf(company)}`,
        initials(category ?? ''),
        ...listed('batch'),
        ...(row.tags ?? '').split(' '),
      ]),
    }
  })
}

/** "0-1", "3+", or "0", which is for nobody with years. */
function yearsOf(text: string): Pick<WordFields, 'experience_min' | 'experience_max'> {
  const [, min, max] = /^(\d+)(?:-(\d+))?/.exec(text) ?? []
  if (min === undefined) return { experience_min: null, experience_max: null }
  return { experience_min: Number(min), experience_max: text.endsWith('+') ? null : Number(max ?? min) }
}

function labelOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** "QA & Testing" is QT. */
function initials(category: string): string {
  return category.replaceAll(/(?<=\w)\w|\W/g, '')
}

function readTable<Row>(file: string): Row[] {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  return parse<Row>(text, { columns: true, delimiter: '|', quote: null })
}
