import { z } from 'zod'
import { httpsLink, line } from './fields.ts'
import { rating } from './rating.ts'

/** The category tabs, in the order they are shown; the first is the default (specification, /prep-zone). */
export const PREP_CATEGORIES = [
  'Programming',
  'Data Structures & Algorithms',
  'System Design',
  'Database',
  'Web Development',
  'Mobile Development',
  'DevOps',
  'Machine Learning',
  'Aptitude',
  'Soft Skills',
] as const

/** As the resource-type select lists them (specification, /prep-zone). */
export const PREP_RESOURCE_TYPES = [
  'Course',
  'Book',
  'Practice Platform',
  'YouTube Channel',
  'Blog',
  'Tool',
] as const

/**
 * One row of `content/prep-zone-resources.json`. `price` is what a paid resource costs, in words a card can show
 * ("Subscription", "₹499"), null where it is free or the price is not settled; `rating` is out of 5 and needs a source.
 */
export const prepZoneResourceSchema = z
  .strictObject({
    name: line(120),
    description: line(300),
    category: z.enum(PREP_CATEGORIES),
    resource_type: z.enum(PREP_RESOURCE_TYPES),
    is_free: z.boolean(),
    price: line(40).nullable(),
    rating,
    best_for: line(100).nullable(),
    link: httpsLink.nullable(),
  })
  .refine((row) => !row.is_free || row.price === null, {
    path: ['price'],
    error: 'expected null where is_free is true',
  })
