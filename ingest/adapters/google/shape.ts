import { z } from 'zod'
import { optionalText, requiredText } from '../shape.ts'

/** One page of results: the jobs, and how many there are on all pages. */
export const resultsShape = z.object({ jobs: z.array(z.unknown()), total: z.number().int() })

/** A text behind a null: `[null, "<p>…</p>"]`. */
const section = z
  .tuple([z.unknown(), optionalText], z.unknown())
  .nullish()
  .transform((pair) => pair?.[1] ?? null)

const place = z
  .tuple([optionalText, z.unknown(), z.unknown(), z.unknown(), z.unknown(), optionalText], z.unknown())
  .transform(([text, , , , , country]) => ({ text: text ?? '', country: country ?? null }))

const fields = z.object({
  0: requiredText,
  1: requiredText,
  3: section,
  4: section,
  7: optionalText,
  9: z.array(place).nullish(),
  10: section,
  15: section,
  18: section,
})

/**
 * A job. The source numbers its fields instead of naming them. Numbers 12 to 14 are moments, and projects disagree about
 * whether one of them is the day of publication: none is read.
 */
export const jobShape = z
  .preprocess((job) => (Array.isArray(job) ? { ...job } : job), fields)
  .transform((job) => ({
    id: job[0],
    title: job[1],
    responsibilities: job[3],
    qualifications: job[4],
    company: job[7],
    places: job[9] ?? [],
    about: job[10],
    notes: [job[15], job[18]],
  }))

export type GoogleJob = z.infer<typeof jobShape>
