import { buildSite } from './build-site.ts'
import { fail } from '#cli/process/fail.ts'
import { stdout } from '#cli/process/terminal.ts'

/** `npm run build`: builds the site for production, even if nothing changed. */
try {
  await buildSite({ always: true, verbose: true, print: (line) => void stdout.write(`${line}\n`) })
} catch (error) {
  fail(error)
}
