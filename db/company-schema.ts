import type { GeneratedAlways } from 'kysely'
import type { LogoType } from '#core/logo-image.ts'

/** What the operator gave of a company, by the slug that its postings have. */
export interface CompaniesTable {
  slug: string
  site: string | null
  /** A slug. */
  city: string | null
  logo: Buffer | null
  logo_type: LogoType | null
  logo_path: GeneratedAlways<string | null>
}
