import { z } from 'zod'
import { WHY_NOT_READ, type KnownEmployer } from '#core/employer-coverage.ts'
import { line } from './fields.ts'

const openings = z.int().min(0).max(1_000_000)

/** One row of `content/employers.json`: a large employer in India, and why nobody reads it here if nobody does. */
export const employerSchema = z
  .strictObject({
    company: line(120),
    system: line(60),
    tenant: line(120).nullable(),
    boards: z
      .array(z.string().regex(/^[a-z-]+:\S+$/, 'expected adapter:board, such as greenhouse:stripe'))
      .optional(),
    openings: openings.nullable(),
    openingsAtMost: openings.optional(),
    seenOn: z.iso.date('expected YYYY-MM-DD'),
    evidence: line(500),
    notRead: z.enum(WHY_NOT_READ).nullable(),
  })
  .refine(({ openings: least, openingsAtMost: most = Infinity }) => (least ?? 0) <= most, {
    path: ['openingsAtMost'],
    error: 'expected no less than openings',
  }) satisfies z.ZodType<KnownEmployer>
