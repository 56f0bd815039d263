import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import {
  optionalAddress,
  optionalFlag,
  optionalNumber,
  optionalText,
  requiredText,
  titleText,
} from '../shape.ts'

/** The response of `GET /api/offers/`. https://docs.recruitee.com/reference/offers */
export const boardShape = z.object({ offers: z.array(z.unknown()) })

/** An amount, sent as a string: "18.50". Any other text states no amount. */
const amount = optionalNumber

const place = z.object({
  city: optionalText,
  country: optionalText,
  country_code: optionalText,
})

/** We do not read `mailbox_email`: it is a private address for applicants. */
export const offerShape = place.extend({
  id: requiredText,
  title: titleText,
  status: optionalText,
  company_name: optionalText,
  careers_url: z.url(),
  careers_apply_url: optionalAddress,
  published_at: optionalMoment,
  created_at: optionalMoment,
  updated_at: optionalMoment,
  close_at: optionalMoment,
  department: optionalText,
  /** "fulltime_permanent", "parttime_fixed_term", "internship", "freelance". */
  employment_type_code: optionalText,
  /** "entry_level", "mid_level", "experienced", "student_college". */
  experience_code: optionalText,
  remote: optionalFlag,
  hybrid: optionalFlag,
  on_site: optionalFlag,
  /** For display: the first place, or "Remote job". */
  location: optionalText,
  state_name: optionalText,
  locations: z.array(place.extend({ name: optionalText, state: optionalText })).nullish(),
  /** Three parts of one text. Employers use them differently. */
  highlight: optionalText,
  description: optionalText,
  requirements: optionalText,
  salary: z.object({ min: amount, max: amount, period: optionalText, currency: optionalText }).nullish(),
})

export type RecruiteeOffer = z.infer<typeof offerShape>
