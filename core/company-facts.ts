import { z } from 'zod'
import { httpsLink } from './content/fields.ts'
import { standardPlace } from './places/city-names.ts'
import { cityBySlug } from './places/gazetteer.ts'
import { listedSlug } from './places/listed-places.ts'
import type { Logo } from './logo-image.ts'
import { companySlug, slugOf } from './slug.ts'

/** What changes of a company: null removes it, what is absent stays. */
export interface CompanyChange {
  site?: string | null
  /** A slug. */
  city?: string | null
  logo?: Logo | null
}

/** A company, by its name or by the slug in the address of its page. */
export const CompanySlug = z
  .string()
  .transform(companySlug)
  .refine((slug) => slug.length > 0 && slug.length <= 200, 'expected the name of a company')

/** A city of India, by any of its names. */
const City = z.string().transform((name, context) => {
  const slug = listedSlug(slugOf(standardPlace(name)))
  if (cityBySlug(slug) !== null) return slug
  context.addIssue({ code: 'custom', message: 'expected a city in India, such as Pune' })
  return z.NEVER
})

/** An empty text says that there is nothing. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? null : text), schema.nullable())

/** The facts as an operator writes them. */
export const CompanyTexts = z.object({ site: orNothing(httpsLink), city: orNothing(City) }).partial()
