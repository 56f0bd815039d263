import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalText, requiredText } from '../shape.ts'

/** Elements that are lists even with one entry. */
export const LISTS = ['source.job']

/** The feed. An empty element is `''`. */
export const feedShape = z.object({
  source: z.union([
    z.object({ publisher: optionalText, job: z.array(z.unknown()).default([]) }),
    z.literal('').transform(() => ({ publisher: null, job: [] })),
  ]),
})

export const jobShape = z.object({
  requisitionid: requiredText,
  title: z.string().min(1),
  date: momentField,
  url: z.url(),
  city: optionalText,
  state: optionalText,
  country: optionalText,
  description: optionalText,
  /** Of a saved page of one posting: its schema.org data, and its "Work model", which the feed lacks. */
  posting: z.record(z.string(), z.unknown()).nullish(),
  workModel: optionalText,
})

export type CognizantJob = z.infer<typeof jobShape>
