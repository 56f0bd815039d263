import { z } from 'zod'
import { optionalNumber, optionalText, requiredText } from '../shape.ts'

/** The whole list. */
export const listShape = z.array(z.unknown())

export const jobShape = z.object({
  referenceCode: requiredText,
  postingTitle: requiredText,
  /** 1 for experienced hires, 21 for freshers. */
  sourceId: requiredText,
  /** `2026-09-29T13:37:38.743`, of no stated zone. */
  createdOn: optionalText,
  expiryDate: optionalText,
  location: optionalText,
  country: optionalText,
  unit: optionalText,
  minExperienceLevel: optionalNumber,
  maxExperienceLevel: optionalNumber,
  /** `Technology->Java->Springboot` */
  preferredSkills: optionalText,
  postingDescription: optionalText,
  rolesResponsibilities: optionalText,
  technicalRequirement: optionalText,
  additionalResponsibility: optionalText,
  educationalRequirement: optionalText,
})

export type InfosysJob = z.infer<typeof jobShape>
