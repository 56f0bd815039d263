import { z } from 'zod'
import { looseNumber, looseText, requiredText } from '../shape.ts'

const texts = z.union([z.array(z.string()), z.string().transform((text) => [text])]).nullish()

/** The details of a posting in TalentOjo. Its recruiters are not read. */
export const detailShape = z.object({
  status: looseText,
  country: looseText,
  location: texts,
  min_experience: looseNumber,
  max_experience: looseNumber,
  type: looseText,
  job_role: texts,
  required_skills: looseText,
  additional_skills: looseText,
  description: looseText,
  qualification: texts,
  /** `2026/06/11` */
  created_at: looseText,
})

/** The list as we join it: a card of the page, with the details. */
export const listShape = z.object({ cards: z.array(z.unknown()) })

export const cardShape = z.object({
  id: requiredText,
  title: requiredText,
  /** `Bangalore,Pune` */
  places: looseText,
  /** The country of these places in the page's own table. */
  country: looseText,
  type: looseText,
  experience: looseText,
  skills: looseText,
  detail: detailShape.nullish(),
  detail_problem: looseText,
})

export type KpitCard = z.infer<typeof cardShape>
