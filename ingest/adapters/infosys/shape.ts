import { z } from 'zod'
import { looseNumber, looseText, requiredText } from '../shape.ts'

/** The whole list. */
export const listShape = z.array(z.unknown())

export const jobShape = z.object({
  referenceCode: requiredText,
  postingTitle: requiredText,
  /** 1 for experienced hires, 21 for freshers. */
  sourceId: requiredText,
  /** `2026-09-29T13:37:38.743`, of no stated zone. */
  createdOn: looseText,
  expiryDate: looseText,
  location: looseText,
  country: looseText,
  unit: looseText,
  minExperienceLevel: looseNumber,
  maxExperienceLevel: looseNumber,
  /** `Technology->Java->Springboot` */
  preferredSkills: looseText,
  postingDescription: looseText,
  rolesResponsibilities: looseText,
  technicalRequirement: looseText,
  additionalResponsibility: looseText,
  educationalRequirement: looseText,
})

export type InfosysJob = z.infer<typeof jobShape>
