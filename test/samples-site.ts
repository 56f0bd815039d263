import { inject } from 'vitest'
import { test as base, type PageOptions } from './journey.ts'

/**
 * The same on a site where no test adds postings: for journeys that compare what one page says with what the next one
 * does.
 */
export const test = base.extend(
  'newPage',
  ({ newPage }) =>
    (options: PageOptions = {}) =>
      newPage({ siteUrl: inject('samplesSite'), ...options }),
)
