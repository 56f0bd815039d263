import { z } from 'zod'
import { optionalNumber, optionalText, requiredText } from '../shape.ts'

const texts = z
  .union([z.array(optionalText), optionalText.transform((text) => [text])])
  .transform((list) => list?.flatMap((text) => text ?? []))

/** The details of a posting in TalentOjo. Its recruiters are not read. */
export const detailShape = z.object({
  status: optionalText,
  country: optionalText,
  location: texts,
  min_experience: optionalNumber,
  max_experience: optionalNumber,
  type: optionalText,
  job_role: texts,
  required_skills: optionalText,
  additional_skills: optionalText,
  description: optionalText,
  qualification: texts,
  /** `2026/06/11` */
  created_at: optionalText,
})

/** The list as we join it: a card of the page, with the details. */
export const listShape = z.object({ cards: z.array(z.unknown()) })

export const cardShape = z.object({
  id: requiredText,
  title: requiredText,
  /** `Bangalore,Pune` */
  places: optionalText,
  /** The country of these places in the page's own table. */
  country: optionalText,
  type: optionalText,
  experience: optionalText,
  skills: optionalText,
  detail: detailShape.nullish(),
  detail_problem: optionalText,
})

export type KpitCard = z.infer<typeof cardShape>
