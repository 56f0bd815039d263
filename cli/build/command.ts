import { buildSite } from './build-site.ts'
import { fail } from '#cli/process/fail.ts'

/** `npm run build`: builds the site for production, even if nothing changed. */
try {
  await buildSite({ always: true, verbose: true, print: console.log })
} catch (error) {
  fail(error)
}
