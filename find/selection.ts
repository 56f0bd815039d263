import type { FindPage, JobSearch } from '#core/find/job-search.ts'
import type { WordMatches } from '#find/words/word-index.ts'
import { bitsFor, countBits, intersect, subtract, unite, type Bits } from './bits.ts'
import * as rows from './conditions.ts'
import type { JobIndex } from './job-index.ts'

/** One part of a search that can be taken off by itself. */
interface Part {
  filter: keyof JobSearch
  /** What it asks for, in words of the address; several values are joined by commas. */
  value: string
  bits: Bits
}

type SelectionOptions = Pick<FindPage, 'now' | 'realOnly' | 'remote'>

/** What a search means to an index, at one moment: use it before anything else happens. */
export class Selection {
  readonly search: JobSearch
  /** null if no words are asked for. */
  readonly words: WordMatches | null
  /** The rows that match. */
  readonly matches: Bits
  private readonly parts: Part[]
  private readonly base: Bits
  /** By the filter that is left out. */
  private readonly combined = new Map<keyof JobSearch | undefined, Bits>()

  constructor(index: JobIndex, asked: JobSearch, { now, realOnly, remote }: SelectionOptions) {
    this.base = index.listed.slice()
    if (realOnly) subtract(this.base, rows.samples(index))
    if (remote === true) intersect(this.base, rows.inMode(index, 'remote'))
    if (remote === false) subtract(this.base, rows.inMode(index, 'remote'))
    const words = asked.search.trim() === '' ? null : index.words.search(asked.search, this.base)
    this.words = words?.asksWords ? words : null
    this.search = words ? withImplied(asked, words.implied) : asked
    this.parts = partsOf(index, this.search, now)
    if (words?.asksWords) this.parts.push({ filter: 'search', value: asked.search, bits: words.rows })
    this.matches = this.without()
  }

  /** The rows that would match without a filter. Not to be changed. */
  without(filter?: keyof JobSearch): Bits {
    if (filter && !this.parts.some((part) => part.filter === filter)) return this.matches
    const known = this.combined.get(filter)
    if (known) return known
    const bits = this.combine((part) => part.filter !== filter)
    this.combined.set(filter, bits)
    return bits
  }

  /** What each part of the search costs: how many postings there would be without it, the most first. */
  costs(): { filter: keyof JobSearch; value: string; count: number }[] {
    return this.parts
      .map((part) => ({
        filter: part.filter,
        value: part.value,
        count: countBits(this.combine((other) => other !== part)),
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
  }

  private combine(keeps: (part: Part) => boolean): Bits {
    const bits = this.base.slice()
    for (const part of this.parts) if (keeps(part)) intersect(bits, part.bits)
    return bits
  }
}

/** What was typed in words ("above 4 lpa") asks for filters; those that were set win. */
function withImplied(search: JobSearch, implied: Partial<JobSearch>): JobSearch {
  const unset = Object.entries(implied).filter(([name]) => {
    const value = search[name as keyof JobSearch]
    return Array.isArray(value) ? value.length === 0 : value === null || value === false || value === ''
  })
  return { ...search, ...Object.fromEntries(unset) }
}

function partsOf(index: JobIndex, search: JobSearch, now: Date): Part[] {
  const parts: Part[] = []
  const add = (filter: keyof JobSearch, value: string | number, bits: Bits) =>
    parts.push({ filter, value: String(value), bits })
  const anyOf = <Value extends string | number>(
    filter: keyof JobSearch,
    values: readonly Value[],
    rowsWith: (index: JobIndex, value: Value) => Bits,
  ) => {
    const [first, ...others] = values.map((value) => rowsWith(index, value))
    if (first) add(filter, values.join(), others.length === 0 ? first : united([first, ...others]))
  }
  const { location, experience, pay, postedWithin, confirmedWithin } = search
  if (location) add('location', location, rows.inPlace(index, location))
  anyOf('modes', search.modes, rows.inMode)
  anyOf('levels', search.levels, rows.ofLevel)
  anyOf('cities', search.cities, rows.inCity)
  if (search.anySkill) anyOf('skills', search.skills, rows.withSkill)
  else for (const skill of search.skills) add('skills', skill, rows.withSkill(index, skill))
  if (experience === 'unstated') add('experience', experience, rows.unstatedYears(index))
  else if (experience !== null) add('experience', experience, rows.upToYears(index, experience))
  if (pay) {
    const tooLow = rows.statingPay(index).slice()
    subtract(tooLow, rows.payingAtLeast(index, rows.yearlyPay(pay)))
    const bits = index.listed.slice()
    subtract(bits, tooLow)
    add('pay', pay.amount, bits)
  }
  if (search.payStated) add('payStated', 'true', rows.statingPay(index))
  anyOf('batches', search.batches, rows.forBatch)
  anyOf('companies', search.companies, rows.atCompany)
  anyOf('categories', search.categories, rows.inCategory)
  anyOf('jobTypes', search.jobTypes, rows.ofType)
  if (postedWithin) add('postedWithin', postedWithin, rows.postedWithin(index, postedWithin, now))
  if (confirmedWithin)
    add('confirmedWithin', confirmedWithin, rows.confirmedWithin(index, confirmedWithin, now))
  return parts
}

function united(sets: readonly Bits[]): Bits {
  const all = bitsFor((sets[0]?.length ?? 0) * 32)
  for (const bits of sets) unite(all, bits)
  return all
}
