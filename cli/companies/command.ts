/** `npm run companies`: sites, cities and logos of companies from a file. */
import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import type { CompanyChange } from '#core/company-facts.ts'
import { MAX_LOGO_BYTES, type Logo } from '#core/logo-image.ts'
import { problemLine } from '#content/content-problem.ts'
import { MOST_WRONG } from '#content/csv.ts'
import { changeCompany, listStoredCompanies, type StoredCompany } from '#db/queries/admin/company-acts.ts'
import type { Database } from '#db/schema.ts'
import { refusesValues } from '#db/write-rows.ts'
import { operator } from '../process/operator.ts'
import { readInputFile } from '../process/read-input-file.ts'
import { readSettings } from '../process/read-settings.ts'
import { parseOrHelp, runCommand, UsageError, type Command } from '../process/run-command.ts'
import { withDatabase } from '../process/with-database.ts'
import { readCompanyFile, type CompanyFile } from './read-changes.ts'

const USAGE = `Sites, cities and logos of companies, which their postings and pages show, from a file. /admin/companies lists
and changes them one by one.

  npm run companies -- import FILE.csv          shows what a file would change; --apply saves it

A company is named as in its postings, or as in the address of its page. A file has the columns company, site, city and
logo (a file beside it). An empty cell changes nothing, and a wrong row is left out.
A logo is a PNG, WebP or JPEG picture, about as wide as high, at least 112 pixels a side and at most ${MAX_LOGO_BYTES / 1024} kB.

Options
  --apply      save the changes
  -h, --help   print this

Exit code: 0 if it is done or was so before, 1 if a row of a file is wrong, 2 for wrong arguments.`

const MAX_IMPORT_MB = 16

/** `npm run companies`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const parsed = parseOrHelp(argv, { usage: USAGE, stdout, options: { apply: { type: 'boolean' } } })
  if (!parsed) return 0
  const [action, path, ...others] = parsed.positionals
  if (action !== 'import' || path === undefined || others.length > 0)
    throw new UsageError('Name one file: npm run companies -- import FILE.csv')
  const file = await readCompanyFile(await readInputFile(path, MAX_IMPORT_MB), path, dirname(resolve(path)))
  const print = (text: string) => void stdout.write(`${text}\n`)
  return withDatabase(readSettings(env), stderr, (owner) =>
    importFile(owner, file, path, parsed.values.apply ?? false, print),
  )
}

async function importFile(
  owner: Kysely<Database>,
  { rows, problems, isCutShort }: CompanyFile,
  file: string,
  apply: boolean,
  print: (text: string) => void,
): Promise<number> {
  const stored = new Map((await listStoredCompanies(owner)).map((company) => [company.slug, company]))
  const wanted = rows.filter(({ slug, change }) => isNew(change, stored.get(slug)))
  const wrong = [...problems]
  let saved = 0
  for (const { slug, change, place } of wanted) {
    try {
      if (apply) await changeCompany(owner, operator(), slug, change)
      saved += 1
      print(`${stored.has(slug) ? 'Change' : 'Add   '}  ${slug}: ${changeText(change)}`)
    } catch (error) {
      if (!refusesValues(error)) throw error
      wrong.push(problemLine({ ...place, field: null, message: `the database refused it: ${error.message}` }))
    }
  }
  for (const problem of wrong) print(`Wrong   ${problem}`)
  if (isCutShort) print(`The rest of the file was not read, because ${MOST_WRONG} rows are wrong.`)
  const unchanged = rows.length - wanted.length
  print(`${saved} ${apply ? 'saved' : 'to save'}, ${unchanged} unchanged, ${wrong.length} wrong.`)
  if (!apply && wanted.length > 0)
    print(`Nothing is saved yet. To save it: npm run companies -- import ${file} --apply`)
  return wrong.length > 0 ? 1 : 0
}

function isNew({ site, city, logo }: CompanyChange, stored: StoredCompany | undefined): boolean {
  if (site !== undefined && site !== (stored?.site ?? null)) return true
  if (city !== undefined && city !== (stored?.city ?? null)) return true
  return logo != null && logoPath(logo) !== stored?.logo_path
}

/** As the database computes it. */
function logoPath({ bytes, type }: Logo): string {
  return `/logos/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${type}`
}

function changeText({ site, city, logo }: CompanyChange): string {
  const texts = [
    site && `site ${site}`,
    city && `city ${city}`,
    logo && `logo, ${(logo.bytes.length / 1024).toFixed(1)} kB`,
  ]
  return texts.filter(Boolean).join(', ') || 'nothing'
}

if (import.meta.main) await runCommand('companies', command)
