import { z } from 'zod'
import { optionalMoment } from '../moment.ts'
import { besideText, optionalNumber, optionalText, titleText, totalCount } from '../shape.ts'

/** The response of `token/noauth`: the same for every visitor of every career page. */
export const tokenShape = z.object({ access_token: z.string().regex(/^[\w.~+/=-]{1,4096}$/) })

/** The response of `publicorganizations`; personal and internal fields are left out. */
export const organisationShape = z.object({
  OrgID: z.string().regex(/^[0-9a-f-]{36}$/i),
  OrgName: besideText,
})

/** The response of `careerpagev2/filteredjobs`: all postings at once. */
export const listShape = z.object({
  Total: totalCount,
  Result: z.array(z.unknown()),
  /** Added by us from the organisation. */
  OrgName: besideText,
})

/** Text or a number; some tenants type words. */
const figure = z.union([z.number(), z.string()]).nullish()

/** The response of `publicjobs`. */
export const detailShape = z.object({
  JobDescriptionV2: optionalText,
  JobDescription: optionalText,
  RolesAndResponsibilitiesV2: optionalText,
  EligibilityV2: optionalText,
  /** FTE, CONTRACT, INTERN, CONTRACT_TO_HIRE, OTHER, UNSPECIFIED. */
  Type: optionalText,
  JobTypeV2: optionalText,
  /** In UTC, without a zone. */
  CreatedDate: optionalMoment,
  CTCInfo: z
    .object({
      CurrencyCode: optionalText,
      Min: figure,
      Max: figure,
      Type: optionalText,
      HiddenFrom: z.array(optionalText).nullish(),
    })
    .nullish(),
})

/** A posting of the list. Undocumented: these are the fields that public projects have found. */
export const jobShape = z.object({
  JobId: z.string().regex(/^[\w-]{1,100}$/),
  /** The id in the posting's address; `%2F` is already escaped. */
  JobIdObfuscated: z.string().regex(/^[\w%-]{1,300}$/),
  JobTitle: titleText,
  JobCode: optionalText,
  Department: optionalText,
  PublishedDate: optionalMoment,
  ExpiryDates: z.object({ CAREERPAGE: optionalText }).nullish(),
  /** JSON as text: `[{"Address":"Pune, Maharashtra, India"}]`. */
  Location: optionalText,
  Experience: z.object({ MinExp: optionalNumber, MaxExp: optionalNumber }).nullish(),
  Skills: z.array(optionalText).nullish(),
  JobDescV2: optionalText,
  /** Added by us from the posting's own address. */
  detail: detailShape.nullish(),
})

export type TurboHireJob = z.infer<typeof jobShape>
