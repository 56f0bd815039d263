import rows from '#content/employers.json' with { type: 'json' }
import type { KnownEmployer } from '#core/employer-coverage.ts'

/** Compiled in. A test validates the file. */
export const KNOWN_EMPLOYERS = rows as KnownEmployer[]
