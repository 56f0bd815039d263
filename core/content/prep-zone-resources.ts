import { z } from 'zod'
import { PREP_CATEGORIES, PREP_RESOURCE_TYPES } from '#core/content-options.ts'
import { httpsLink, line } from './fields.ts'
import { rating } from './rating.ts'
import { rowSkills } from './row-skills.ts'

/**
 * One row of `content/prep-zone-resources.json`. `price` is what a paid resource costs, in a few words
 * ("Subscription", "₹499"), null if it is free or has no fixed price; `rating` is out of 5 and needs a
 * source.
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
    skills: rowSkills,
  })
  .refine((row) => !row.is_free || row.price === null, {
    path: ['price'],
    error: 'expected null if is_free is true',
  })
