import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { optionalText } from '../shape.ts'

/** The answer to `GET /api/offers/`. https://docs.recruitee.com/reference/offers */
export const boardShape = z.object({ offers: z.array(z.unknown()) })

/** An amount comes as a number in a string, "18.50"; what is none states no amount. */
const amount = z.union([z.number(), z.string()]).nullish()

const place = z.object({
  city: optionalText,
  country: optionalText,
  country_code: optionalText,
})

/** The address of the offer's mailbox (`mailbox_email`) is a person's way in, not ours: it is not read. */
export const offerShape = place.extend({
  id: z.union([z.number().int(), z.string().min(1)]),
  title: z.string().min(1),
  status: optionalText,
  company_name: optionalText,
  careers_url: z.url(),
  careers_apply_url: z.url().nullish(),
  published_at: optionalMoment,
  created_at: optionalMoment,
  updated_at: optionalMoment,
  close_at: optionalMoment,
  department: optionalText,
  /** "fulltime_permanent", "parttime_fixed_term", "internship", "freelance". */
  employment_type_code: optionalText,
  /** "entry_level", "mid_level", "experienced", "student_college". */
  experience_code: optionalText,
  remote: z.boolean().nullish(),
  hybrid: z.boolean().nullish(),
  on_site: z.boolean().nullish(),
  /** For show: the first place, or "Remote job". */
  location: optionalText,
  state_name: optionalText,
  locations: z.array(place.extend({ name: optionalText, state: optionalText })).nullish(),
  /** Three parts of one text; which part says what differs from employer to employer. */
  highlight: optionalText,
  description: optionalText,
  requirements: optionalText,
  salary: z.object({ min: amount, max: amount, period: optionalText, currency: optionalText }).nullish(),
})

export type RecruiteeOffer = z.infer<typeof offerShape>
