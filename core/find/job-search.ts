import type { Branch, Degree } from '#core/degrees.ts'
import type { ExperienceLevel, JobCategory, JobSort, JobSummary, JobType, WorkMode } from '#core/job.ts'

/**
 * What a visitor asks of the job list. Groups combine with "and"; values of one group with "or". An empty group
 * asks for nothing. Cities, skills and companies are slugs (`core/slug.ts`).
 */
export interface JobSearch {
  /** The typed words, as typed. */
  search: string
  /** A typed place: part of its name, or another name of it. `cities` are chosen from a list instead. */
  location: string
  modes: WorkMode[]
  /** `Fresher` is everybody with no years: `isForFreshers`. */
  levels: ExperienceLevel[]
  /** City slugs; `remote` is "Remote in India", `delhi-ncr` the whole region. */
  cities: string[]
  skills: string[]
  /** True: a posting needs one of the skills; false: all of them. */
  anySkill: boolean
  /** The years that a visitor has, from 1 on; nobody's years are the level `Fresher`. */
  years: YearsRange | null
  /** Of older addresses: "up to N years". Or only the postings that state no experience. */
  experience: number | 'unstated' | null
  /** "At least": compared with the highest pay that a posting states, per year. */
  pay: PayFloor | null
  /** Only postings that state pay. */
  payStated: boolean
  /** Graduation years. */
  batches: number[]
  /** What somebody has: a posting for any graduate is for a B.Tech too (`degreesMetBy`). */
  degrees: Degree[]
  branches: Branch[]
  companies: string[]
  categories: JobCategory[]
  jobTypes: JobType[]
  /** Posted today (1), or within this many days, today included, in Indian time. */
  postedWithin: number | null
  /** Confirmed on the employer's board within this many days. */
  confirmedWithin: number | null
  /** Of these groups the postings that state nothing, too, where a filter of the group is set. */
  unstated: UnstatedGroup[]
}

/** Whole years: a posting fits if the years that it states overlap. One number is `from` and `to`. */
export interface YearsRange {
  from: number
  to: number
}

/** What many postings state nothing of, as the address names it and in its order. */
export const UNSTATED_GROUPS = ['batch', 'degree', 'experience', 'job_type', 'mode', 'pay'] as const
export type UnstatedGroup = (typeof UNSTATED_GROUPS)[number]

export interface PayFloor {
  /** Rupees per `period`. */
  amount: number
  period: 'year' | 'month'
}

export const EMPTY_SEARCH: Readonly<JobSearch> = {
  search: '',
  location: '',
  modes: [],
  levels: [],
  cities: [],
  skills: [],
  anySkill: false,
  years: null,
  experience: null,
  pay: null,
  payStated: false,
  batches: [],
  degrees: [],
  branches: [],
  companies: [],
  categories: [],
  jobTypes: [],
  postedWithin: null,
  confirmedWithin: null,
  unstated: [],
}

/**
 * `match` is the best match first: title and skills before what only the description says. `fit` is the postings first of
 * whose skills somebody has the largest share.
 */
export const JOB_ORDERS = ['match', 'fit', 'newest', 'popular', 'salary', 'trending'] as const satisfies (
  | JobSort
  | 'match'
  | 'fit'
)[]
export type JobOrder = (typeof JOB_ORDERS)[number]

export const POSTED_WITHIN = [1, 3, 7, 30] as const
export const CONFIRMED_WITHIN = [1, 3, 7] as const
/** The years that a page offers, 0 for freshers; any whole number up to `MOST_YEARS` is valid. */
export const YEARS_STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const
export const MOST_YEARS = 30
/** The steps of "at least ₹N LPA" that a page offers. */
export const PAY_STEPS_LPA = [3, 4, 6, 8, 12, 18, 25, 40] as const
/** The steps of pay by the month, for internships, in rupees. */
export const STIPEND_STEPS = [5000, 10_000, 15_000, 20_000, 30_000, 50_000] as const

/** The position of a posting in the newest order. */
export interface JobCursor {
  id: string
  /** UTC in ISO format, with the microseconds that a Date would lose. */
  posted_at: string
}

/** Which part of the found postings to return. */
export interface FindPage {
  order: JobOrder
  /** For the order `fit`: the skills that somebody has, as slugs. */
  fit?: readonly string[]
  offset: number
  /** At most this many postings. */
  limit: number
  /** Only postings after this one, in the newest order. */
  after?: JobCursor
  /** The time of the request; ages are counted from it. */
  now: Date
  /** Leave samples out. */
  realOnly?: boolean
  /** Only postings that are (true) or are not (false) fully remote. An unknown mode is not. */
  remote?: boolean
  /** Only postings that state this level; `levels` asks for whom a posting is. */
  level?: ExperienceLevel
  /** Count the values of every group too. */
  facets?: boolean
  /**
   * In every order, postings whose text alone holds the words come after the others, and those that `unstated` adds
   * after those that state what is asked for. Otherwise the order alone counts.
   */
  grouped?: boolean
}

/** The groups of values that a page offers. */
export const FACETS = [
  'mode',
  'level',
  'city',
  'skill',
  'experience',
  'pay',
  'batch',
  'degree',
  'branch',
  'company',
  'category',
  'jobType',
  'posted',
  'confirmed',
] as const
export type FacetName = (typeof FACETS)[number]

export interface FacetValue {
  /** As in `JobSearch`: a slug, an enumeration's value, or a number as text. */
  value: string
  label: string
  /** How many postings there would be with this value under the filters of all other groups. */
  count: number
}

/**
 * The values of each group, the chosen ones always among them. City, skill and company hold the most frequent ones
 * (`FACET_SIZE`), most frequent first; the others all values, in their natural order.
 */
export type Facets = Record<FacetName, FacetValue[]>
export const FACET_SIZE = 40

/** What was found. */
export interface FoundJobs {
  jobs: JobSummary[]
  /** The exact number of postings that match. */
  total: number
  /** How many of `total` state pay. */
  payStated: number
  /** How many of `total` are samples. */
  samples: number
  /** How many of `total` are verified: confirmed on the employer's board within the last week. */
  verified: number
  /** The groups with a filter, of which some postings state nothing. */
  unstated: UnstatedCount[]
  /**
   * How many more there would be with all groups that are not shown, where none of them adds any by itself: postings that
   * state nothing of several groups.
   */
  unstatedTogether: number
  /** How many of `total` hold a word in their text alone. */
  textOnly: number
  /** If none of `total` has the kind of work that words name in its title, skills or other fields. */
  admits: Admission | null
  /** Filters that typed words mean, where none of the group was set. */
  implied: Partial<JobSearch>
  /** null until the index stands. */
  facets: Facets | null
  /** Words that no posting holds together with the others: the list shows those that hold most. */
  leftOut: string[]
  /** Words read as other words: "reactjs" as "React", "pyhton" as "python". */
  readAs: { typed: string; as: string }[]
  /** Why some of `leftOut` were, where a page can say more than that no posting holds them. */
  notices: Notice[]
  /** If nothing was found: what each filter costs, most gained first. */
  without: { filter: keyof JobSearch; value: string; count: number }[]
}

/** Postings that match all other filters, but state nothing of one group. */
export interface UnstatedCount {
  group: UnstatedGroup
  count: number
  /** Whether they are among `total`, after the others. */
  shown: boolean
}

/** What a list has to say before it begins. */
export interface Admission {
  /** The kind of work, as typed but for misspellings: "testing". */
  work: string
  /** Other filters or words leave out postings of this work. */
  elsewhere: boolean
  /** The postings of the list mention it in their text; else its words were left out. */
  mentioned: boolean
}

/** What a page says of typed words that were not searched. */
export interface Notice {
  kind: 'language' | 'denied' | 'government'
  words: string[]
}

/** Finds postings. Pages, feeds, the API and alerts share it. */
export interface JobFinder {
  /** @throws if the database fails. */
  find: (search: JobSearch, page: FindPage) => Promise<FoundJobs>
  /** The displayed names of slugs, as far as known: "dot-net" is ".NET". */
  label: (facet: 'city' | 'skill' | 'company', slug: string) => string
}
