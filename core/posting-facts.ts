import { z } from 'zod'
import { BRANCHES, DEGREES } from './degrees.ts'

export const SHIFTS = [
  'Day',
  'General',
  'Rotational',
  'Night',
  'US hours',
  'UK hours',
  'APAC hours',
  'Weekends',
] as const
export type Shift = (typeof SHIFTS)[number]

/** The most that a posting may state of a number; more is another thing. */
export const MOST_NOTICE_DAYS = 180
export const MOST_OPENINGS = 5000
export const MOST_BOND_MONTHS = 60
const MOST_WALK_IN_DATES = 31

/** A few of the employer's own words. */
const words = z.string().min(1).max(200).nullable()

/** What a posting may state of eligibility and terms besides its own columns, by the names of the API. */
const FACTS = {
  degree: z
    .strictObject({ names: z.array(z.enum(DEGREES)).min(1), required: z.boolean() })
    .describe('Degrees of which one is asked for; if not required, they are only preferred.'),
  branch: z.array(z.enum(BRANCHES)).min(1).describe('Branches of study of which one is asked for.'),
  notice_days: z
    .int()
    .min(0)
    .max(MOST_NOTICE_DAYS)
    .describe('The longest notice period in days; 0: immediate joiners.'),
  shift: z.array(z.enum(SHIFTS)).min(1).describe('Shifts and working hours.'),
  office_days: z.int().min(1).max(7).describe('Days of the week in the office.'),
  openings: z.int().min(1).max(MOST_OPENINGS).describe('How many people are hired.'),
  walk_in: z
    .strictObject({
      dates: z.array(z.iso.date()).max(MOST_WALK_IN_DATES),
      hours: words,
      place: words,
      bring: words,
    })
    .describe("A walk-in: its days in India, and the company's own words for the rest."),
  travel: z
    .strictObject({ percent: z.int().min(1).max(100).nullable() })
    .describe('Travel is part of the job; percent: the largest share of the time, if stated.'),
  relocation: z.boolean().describe('Whether the company helps with moving.'),
  bond: z
    .strictObject({ months: z.int().min(0).max(MOST_BOND_MONTHS).nullable() })
    .describe('A service bond or agreement; months: 0 for none, null if the length is not stated.'),
  languages: z.array(z.string().min(1).max(40)).min(1).describe('Spoken languages that are asked for.'),
  fee_asked: z.literal(true).describe('The posting asks applicants for money.'),
}

export type StatedFact = keyof typeof FACTS
export const STATED_FACTS = Object.keys(FACTS) as StatedFact[]

/** As it is stored: a fact that the posting does not state is absent. */
export const PostingFactsSchema = z
  // Kept for campus notices: nothing reads them yet.
  .strictObject({ ...FACTS, marks: z.never(), backlogs: z.never() })
  .partial()
export type PostingFacts = z.output<typeof PostingFactsSchema>

/** Every fact by its name; null is not stated. */
export type EveryFact = { [Fact in StatedFact]: z.output<(typeof FACTS)[Fact]> | null }

/** The same as a schema. */
export const EveryFactSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(FACTS).map(([name, fact]) => [name, fact.nullable().describe(fact.description ?? '')]),
  ) as unknown as { [Fact in StatedFact]: z.ZodType<EveryFact[Fact]> },
)

/** The facts with a null for each that is not stated. */
export function everyFact(facts: PostingFacts): EveryFact {
  return Object.fromEntries(STATED_FACTS.map((name) => [name, facts[name] ?? null])) as unknown as EveryFact
}
