import { z } from 'zod'
import { line } from './fields.ts'

/** Words that promise an income: an idea's revenue must be a range or a model, never a guarantee. */
const PROMISE =
  /guarante|assured|risk[- ]free|no risk|passive income|get rich|overnight|sure[- ]shot|\beasy money\b|100 ?%/i

const sober = (most: number) =>
  line(most).refine((value) => !PROMISE.test(value), 'expected no promise of revenue')

/**
 * One row of `content/business-ideas.json`. `estimated_investment` is in whole rupees until the first paying
 * customers, null if it depends on the founder. `potential_revenue` is public even for a premium idea, whose
 * description and monetization model are withheld.
 */
export const businessIdeaSchema = z.strictObject({
  title: line(80),
  description: sober(1500).refine((value) => value.length >= 200, 'expected at least 200 characters'),
  category: line(40),
  estimated_investment: z
    .int()
    .min(10_000, 'expected whole rupees, not thousands or lakhs')
    .max(100_000_000, 'expected at most 10,00,00,000')
    .nullable(),
  potential_revenue: sober(120).nullable(),
  monetization_model: sober(300).nullable(),
  is_premium: z.boolean(),
})
