import type { Admission, FindPage, JobSearch, UnstatedCount, UnstatedGroup } from '#core/find/job-search.ts'
import { filteredGroups, filtersOf, unstatedGroupOf } from '#core/find/unstated.ts'
import type { WordMatches } from '#find/words/word-index.ts'
import { bitsFor, countBits, countCommon, intersect, isEmpty, subtract, unite, type Bits } from './bits.ts'
import * as rows from './conditions.ts'
import type { JobIndex } from './job-index.ts'

/** One part of a search that can be taken off by itself. */
interface Part {
  filter: keyof JobSearch
  /** What it asks for, in words of the address; several values are joined by commas. */
  value: string
  bits: Bits
  /** If the search asks for those that state nothing too: `bits` without them. */
  stating?: Bits
}

type SelectionOptions = Pick<FindPage, 'now' | 'realOnly' | 'remote' | 'level'>

/** What a search means to an index, at one moment: use it before anything else happens. */
export class Selection {
  readonly search: JobSearch
  /** Filters that the words mean, and that count. */
  readonly implied: Partial<JobSearch>
  /** null if no words are asked for. */
  readonly words: WordMatches | null
  /** How the typed text was read, also where it asks for no words; null if nothing was typed. */
  readonly read: WordMatches | null
  /** The rows that match. */
  readonly matches: Bits
  /** Of those the newest of each opening: what a list shows. */
  readonly shown: Bits
  private readonly index: JobIndex
  private readonly parts: Part[]
  private readonly base: Bits
  /** By the filters that are left out. */
  private readonly combined = new Map<string, Bits>()

  constructor(index: JobIndex, asked: JobSearch, { now, realOnly, remote, level }: SelectionOptions) {
    this.index = index
    this.base = baseOf(index, { realOnly, remote, level })
    const words = asked.search.trim() === '' ? null : index.words.search(asked.search, this.base)
    this.read = words
    this.words = words?.asksWords ? words : null
    this.implied = words ? impliedFilters(asked, words.implied) : {}
    this.search = { ...asked, ...this.implied }
    this.parts = partsOf(index, this.search, now)
    if (words?.asksWords) this.parts.push({ filter: 'search', value: asked.search, bits: words.rows })
    this.matches = this.without()
    this.shown = index.openings.firstOf(this.matches)
  }

  /** The rows that would match without some filters. Not to be changed. */
  without(...filters: (keyof JobSearch)[]): Bits {
    const set = filters.filter((filter) => this.parts.some((part) => part.filter === filter))
    const key = set.join()
    const known = this.combined.get(key)
    if (known) return known
    const bits = this.combine((part) => !set.includes(part.filter))
    this.combined.set(key, bits)
    return bits
  }

  /** The rows of the list that state all that is asked for; null if they all do. */
  stating(): Bits | null {
    const parts = this.parts.flatMap(({ stating }) => stating ?? [])
    return parts.length === 0 ? null : common(this.shown, parts)
  }

  /** The rows of the list that match by other fields than their text; null if they all do. */
  besidesText(): Bits | null {
    const inFields = this.words?.inFields
    if (!inFields) return null
    const bits = common(this.shown, [inFields])
    return countBits(bits) === countBits(this.shown) ? null : bits
  }

  /** How many openings match but for what they do not state, by group. */
  unstated(): UnstatedCount[] {
    const { search, matches } = this
    const total = countBits(this.shown)
    return filteredGroups(search).map((group) => {
      if (search.unstated.includes(group)) {
        const parts = this.parts.filter(({ filter }) => unstatedGroupOf(filter) === group)
        const stating = common(
          matches,
          parts.flatMap((part) => part.stating ?? []),
        )
        return { group, count: total - this.openingsIn(stating), shown: true }
      }
      return { group, count: this.openingsWithUnstated([group]) - total, shown: false }
    })
  }

  /** How many openings match but for what they do not state of several groups, where none is missing only one. */
  unstatedTogether(counts: readonly UnstatedCount[]): number {
    const hidden = counts.filter(({ shown }) => !shown)
    if (hidden.length < 2 || hidden.some(({ count }) => count > 0)) return 0
    return this.openingsWithUnstated(hidden.map(({ group }) => group)) - countBits(this.shown)
  }

  private openingsWithUnstated(groups: readonly UnstatedGroup[]): number {
    const parts = this.parts.flatMap((part) => {
      const group = unstatedGroupOf(part.filter)
      return group !== undefined && groups.includes(group) ? [{ ...part, group }] : []
    })
    const open = parts.map(({ filter, bits, group }) =>
      united([bits, rows.unstated(this.index, group, filter)]),
    )
    return this.openingsIn(common(this.without(...parts.map(({ filter }) => filter)), open))
  }

  /** What the list has to say if the kind of work that the words name is in no title, skills or other fields. */
  admits(): Admission | null {
    const kind = this.words?.kind
    if (!kind || countCommon(this.matches, kind.rows) > 0) return null
    const elsewhere = countCommon(this.base, kind.rows) > 0
    return elsewhere && isEmpty(this.matches) ? null : { work: kind.name, elsewhere, mentioned: kind.isHeld }
  }

  /** What each part of the search costs: how many openings there would be without it, the most first. */
  costs(): { filter: keyof JobSearch; value: string; count: number }[] {
    return this.parts
      .map((part) => ({
        filter: part.filter,
        value: part.value,
        count: this.openingsIn(this.combine((other) => other !== part)),
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
  }

  private openingsIn(bits: Bits): number {
    return this.index.openings.countOf(bits)
  }

  /** Without a part, `base` itself: what was counted in all listed rows is known. */
  private combine(keeps: (part: Part) => boolean): Bits {
    const sets = this.parts.filter(keeps).map(({ bits }) => bits)
    return sets.length === 0 ? this.base : common(this.base, sets)
  }
}

/** What was typed in words ("above 4 lpa") asks for filters; those that were set win, of experience with all that say it. */
function impliedFilters(search: JobSearch, implied: Partial<JobSearch>): Partial<JobSearch> {
  const isUnset = (name: string) => {
    const value = search[name as keyof JobSearch]
    return Array.isArray(value) ? value.length === 0 : value === null || value === false || value === ''
  }
  const unset = Object.entries(implied).filter(([name]) => {
    const experience: readonly string[] = filtersOf('experience')
    return (experience.includes(name) ? experience : [name]).every(isUnset)
  })
  return Object.fromEntries(unset)
}

/** The rows that a page lists whatever is asked for. */
function baseOf(index: JobIndex, { realOnly, remote, level }: Omit<SelectionOptions, 'now'>): Bits {
  if (!realOnly && remote === undefined && !level) return index.listed
  const base = index.listed.slice()
  if (realOnly) subtract(base, rows.samples(index))
  if (level) intersect(base, rows.statingLevel(index, level))
  if (remote === true) intersect(base, rows.inMode(index, 'remote'))
  if (remote === false) subtract(base, rows.inMode(index, 'remote'))
  return base
}

function common(bits: Bits, others: readonly Bits[]): Bits {
  const all = bits.slice()
  for (const other of others) intersect(all, other)
  return all
}

function partsOf(index: JobIndex, search: JobSearch, now: Date): Part[] {
  const parts: Part[] = []
  const add = (filter: keyof JobSearch, value: string | number, bits: Bits) => {
    const part = { filter, value: String(value) }
    const group = unstatedGroupOf(filter)
    const isOpen = group !== undefined && filteredGroups(search, search.unstated).includes(group)
    if (isOpen)
      parts.push({ ...part, bits: united([bits, rows.unstated(index, group, filter)]), stating: bits })
    else parts.push({ ...part, bits })
  }
  const anyOf = <Value extends string | number>(
    filter: keyof JobSearch,
    values: readonly Value[],
    rowsWith: (index: JobIndex, value: Value) => Bits,
  ) => {
    const [first, ...others] = values.map((value) => rowsWith(index, value))
    if (first) add(filter, values.join(), others.length === 0 ? first : united([first, ...others]))
  }
  const { location, years, experience, pay, postedWithin, confirmedWithin } = search
  if (location) add('location', location, rows.inPlace(index, location))
  anyOf('modes', search.modes, rows.inMode)
  anyOf('levels', search.levels, rows.ofLevel)
  anyOf('cities', search.cities, rows.inCity)
  if (search.anySkill) anyOf('skills', search.skills, rows.withSkill)
  else for (const skill of search.skills) add('skills', skill, rows.withSkill(index, skill))
  if (years)
    add(
      'years',
      years.from === years.to ? years.from : `${years.from}-${years.to}`,
      rows.forYears(index, years),
    )
  if (experience === 'unstated') add('experience', experience, rows.unstatedYears(index))
  else if (experience !== null) add('experience', experience, rows.upToYears(index, experience))
  if (pay) add('pay', pay.amount, rows.payingAtLeast(index, rows.yearlyPay(pay)))
  if (search.payStated) add('payStated', 'true', rows.statingPay(index))
  anyOf('batches', search.batches, rows.forBatch)
  anyOf('degrees', search.degrees, rows.forDegree)
  anyOf('branches', search.branches, rows.forBranch)
  anyOf('companies', search.companies, rows.atCompany)
  anyOf('categories', search.categories, rows.inCategory)
  anyOf('jobTypes', search.jobTypes, rows.ofType)
  if (postedWithin) add('postedWithin', postedWithin, rows.postedWithin(index, postedWithin, now))
  if (confirmedWithin)
    add('confirmedWithin', confirmedWithin, rows.confirmedWithin(index, confirmedWithin, now))
  return parts
}

function united([first = bitsFor(0), ...others]: readonly Bits[]): Bits {
  const all = first.slice()
  for (const bits of others) unite(all, bits)
  return all
}
