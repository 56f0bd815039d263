import { JOB_CATEGORIES, type JobCategory } from '#core/job.ts'
import * as fields from '../lexicons/title-fields.ts'
import * as heads from '../lexicons/title-heads.ts'
import * as other from '../lexicons/title-other-work.ts'
import type { Row } from '../scan/lexicon.ts'
import { wordTree } from '../scan/word-tree.ts'

/** What a phrase of a title is; the tables of `lexicons/title-*.ts` say which. */
export type Tag =
  | 'role'
  | 'softRole'
  | 'other'
  | 'develops'
  | 'builds'
  | 'draws'
  | 'keeps'
  | 'ranks'
  | 'offices'
  | 'field'
  | 'loose'
  | 'soft'
  | 'function'
  | 'industry'
  | 'domain'
  | 'trade'
  | 'noise'
  | 'employer'
  | 'unknown'

/** What a row of the tables says of its phrase. */
export interface Meaning {
  tag: Tag
  category: JobCategory | null
  /** Its category gives way to a narrower one beside it. */
  plain: boolean
  /** Decides the title wherever it stands. */
  always: boolean
}

const MEANINGS = new Map<Row, Meaning>()
const PHRASES = new Set<string>()
const PLAIN = new Set(listed(fields.PLAIN))
const LOOSE = new Set(listed(fields.LOOSE))
const ALWAYS = new Set(listed(other.ALWAYS_OTHER))
const NEVER_PLAIN = /writer|document|advocate|evangelist/

function listed(list: string): string[] {
  return list.split(',').flatMap((phrase) => phrase.trim() || [])
}

/** The first table that has a phrase keeps it. */
function add(tag: Tag, list: string, category: JobCategory | null = null): void {
  for (const phrase of listed(list)) {
    if (PHRASES.has(phrase)) continue
    PHRASES.add(phrase)
    const makes =
      (tag === 'role' || tag === 'softRole') &&
      category === 'Software Engineering' &&
      !NEVER_PLAIN.test(phrase)
    const row = { subject: 'title', words: numbered(phrase), tag, value: category ?? '', lines: [] }
    MEANINGS.set(row, {
      tag: tag === 'field' && LOOSE.has(phrase) ? 'loose' : tag,
      category,
      plain: makes || PLAIN.has(phrase),
      always: ALWAYS.has(phrase),
    })
  }
}

/** A phrase of singulars, as a way that matches plurals. */
function numbered(phrase: string): string {
  return phrase
    .split(' ')
    .filter((word) => word !== 'and')
    .map((word) =>
      /[bcdfghjklmnpqrstvwz]y$/.test(word)
        ? `${word.slice(0, -1)}(y|ies)`
        : isNoun(word)
          ? `${word}(s)`
          : word,
    )
    .join(' ')
}

function isNoun(word: string): boolean {
  return /^[a-z]{2,}[a-rt-z]$/.test(word)
}

function addByCategory(tag: Tag, table: Partial<Record<JobCategory, string>>): void {
  for (const category of JOB_CATEGORIES) add(tag, table[category] ?? '', category)
}

add('function', other.ALWAYS_OTHER)
add('other', heads.OTHER_ROLES)
addByCategory('role', heads.ROLES)
addByCategory('softRole', heads.SOFT_ROLES)
for (const tag of ['develops', 'builds', 'draws', 'keeps', 'ranks', 'offices'] as const)
  add(tag, heads.HEADS[tag])
addByCategory('field', fields.FIELDS)
add('function', other.FUNCTIONS)
add('trade', other.TRADES)
addByCategory('soft', fields.SOFT_FIELDS)
add('domain', other.ANY_TRADE_QA, 'QA & Testing')
add('industry', other.INDUSTRIES)
add('domain', other.ANY_TRADE)
add('noise', other.NOISE)
add('employer', heads.EMPLOYERS, 'Software Engineering')

/** Every row of the tables of titles. */
export const TITLE_ROWS: Row[] = [...MEANINGS.keys()]
export const TITLE_WORDS = wordTree(TITLE_ROWS)

export function meaningOf(row: Row): Meaning {
  return MEANINGS.get(row) ?? { tag: 'unknown', category: null, plain: false, always: false }
}
