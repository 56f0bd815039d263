import { z } from 'zod'
import { momentField } from '../moment.ts'
import { optionalText, requiredText, titleText } from '../shape.ts'

/** An element with children; the parser returns '' if it is empty. */
function element<Shape extends z.core.$ZodShape>(children: Shape) {
  return z.preprocess((parsed) => (parsed === '' ? {} : parsed), z.object(children))
}

/** Paths of elements that are lists. */
export const LISTS = [
  'workzag-jobs.position',
  'workzag-jobs.position.additionalOffices.office',
  'workzag-jobs.position.jobDescriptions.jobDescription',
]

/** The response of `GET /xml`. https://developer.personio.de/docs/retrieving-open-job-positions */
export const boardShape = z.object({ 'workzag-jobs': element({ position: z.array(z.unknown()).nullish() }) })

export const positionShape = z.object({
  id: requiredText,
  name: titleText,
  /** The company, if the account has several. */
  subcompany: optionalText,
  office: optionalText,
  additionalOffices: element({ office: z.array(optionalText).nullish() }).nullish(),
  department: optionalText,
  recruitingCategory: optionalText,
  /** HTML, escaped or in CDATA. Empty if the position has no text in the requested language. */
  jobDescriptions: element({
    jobDescription: z.array(element({ name: optionalText, value: optionalText })).nullish(),
  }).nullish(),
  /** "permanent", "intern", "trainee", "freelance". */
  employmentType: optionalText,
  /** "entry-level", "experienced", "executive", "student". */
  seniority: optionalText,
  /** "full-time", "part-time", "full-or-part-time". */
  schedule: optionalText,
  /** "lt-1", "1-2", "2-5", "5-7", "7-10", "10-15", "gt-15". */
  yearsOfExperience: optionalText,
  createdAt: momentField,
})

export type PersonioPosition = z.infer<typeof positionShape>
