/** `npm run companies`: sites, cities and logos of companies. `-- --help` lists its actions. */
import { createHash } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { CompanySlug, type CompanyChange } from '#core/company-facts.ts'
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
import { readCompanyFile, readTypedFacts, type CompanyFile } from './read-changes.ts'

const USAGE = `Sites, cities and logos of companies, which their postings and pages show.

  npm run companies -- list                     the companies with such facts
  npm run companies -- set "Acme India" --site https://www.acme.example/ --city Pune --logo acme.png
                                                sets these facts; an empty one ('') is removed
  npm run companies -- remove "Acme India"      removes all of them
  npm run companies -- import FILE.csv          shows what a file would change; --apply saves it

A company is named as in its postings, or as in the address of its page. A file has the columns company, site, city and
logo (a file beside it). An empty cell changes nothing, and a wrong row is left out.
A logo is a PNG, WebP or JPEG picture, about as wide as high, at least 112 pixels a side and at most ${MAX_LOGO_BYTES / 1024} kB.

Options
  --json       list: as JSON
  -h, --help   print this

Exit code: 0 if it is done or was so before, 1 if a row of a file is wrong, 2 for wrong arguments.`

const MAX_IMPORT_MB = 16

const ACTIONS = ['list', 'set', 'remove', 'import'] as const

const OPTIONS = {
  site: { type: 'string' },
  city: { type: 'string' },
  logo: { type: 'string' },
  apply: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** `npm run companies`. */
export const command: Command = async (argv, { env, stdout, stderr }) => {
  const parsed = parseOrHelp(argv, { usage: USAGE, stdout, options: OPTIONS })
  if (!parsed) return 0
  const [named, ...operands] = parsed.positionals
  const { apply = false, json = false, site, city, logo } = parsed.values
  const action = ACTIONS.find((one) => one === named)
  if (!action) throw new UsageError(`Use ${ACTIONS.join(', ')}.`)
  const facts = { site, city, logo }
  refuseOthers(action, { '--apply': apply, '--json': json, ...factOptions(facts) })
  if (operands.length !== (action === 'list' ? 0 : 1))
    throw new UsageError(
      action === 'import' ? 'Name one file.' : `"${operands.join(' ')}" is not one company.`,
    )
  const [operand = ''] = operands
  const file = action === 'import' ? await readFileOf(operand) : null
  const slug = action === 'set' || action === 'remove' ? slugOfOperand(operand) : ''
  const change = action === 'set' ? await changeOf(facts) : { site: null, city: null, logo: null }
  const print = (text: string) => void stdout.write(`${text}\n`)
  return withDatabase(readSettings(env), 'companies', stderr, async (owner) => {
    if (file) return importFile(owner, file, operand, apply, print)
    if (action === 'list') {
      const stored = await listStoredCompanies(owner)
      print(json ? JSON.stringify(stored, null, 2) : listText(stored))
      return 0
    }
    const done = await changeCompany(owner, operator(), slug, change)
    const after = (await listStoredCompanies(owner)).find((one) => one.slug === slug)
    if (!done) print(`${slug}: it was so before.`)
    else print(after ? listText([after]) : `${slug}: nothing is stored of it now.`)
    return 0
  })
}

function factOptions(facts: Record<'site' | 'city' | 'logo', string | undefined>) {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`--${name}`, value !== undefined]))
}

/** The options of each action. */
const TAKES: Record<(typeof ACTIONS)[number], string[]> = {
  list: ['--json'],
  set: ['--site', '--city', '--logo'],
  remove: [],
  import: ['--apply'],
}

function refuseOthers(action: (typeof ACTIONS)[number], given: Record<string, boolean>): void {
  const others = Object.keys(given).filter((name) => given[name] && !TAKES[action].includes(name))
  if (others.length > 0) throw new UsageError(`${action} does not take ${others.join(', ')}.`)
}

function slugOfOperand(company: string): string {
  const { data } = CompanySlug.safeParse(company)
  if (data === undefined) throw new UsageError(`"${company}" is not the name of a company.`)
  return data
}

async function changeOf(facts: Record<'site' | 'city' | 'logo', string | undefined>): Promise<CompanyChange> {
  const found = await readTypedFacts(facts)
  if ('problems' in found) {
    const lines = found.problems.map((problem) => `--${problem.field}: ${problem.message}`)
    throw new UsageError(lines.join('\n'))
  }
  if (Object.keys(found.change).length === 0) throw new UsageError('Give --site, --city or --logo.')
  return found.change
}

async function readFileOf(file: string): Promise<CompanyFile> {
  const bytes = await readInputFile(file, MAX_IMPORT_MB)
  return readCompanyFile(bytes, file, dirname(resolve(file)))
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
    logo && `logo, ${kilobytes(logo.bytes.length)}`,
  ]
  return texts.filter(Boolean).join(', ') || 'nothing'
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}

function listText(companies: StoredCompany[]): string {
  if (companies.length === 0) return 'No company has a site, a city or a logo yet.'
  return companies
    .map(({ slug, site, city, logo_bytes, jobs }) =>
      [
        `${slug} (${jobs === 0 ? 'no open jobs here' : `${jobs} open ${jobs === 1 ? 'job' : 'jobs'}`})`,
        `  site ${site ?? 'unknown'}, city ${city ?? 'unknown'}, ${logo_bytes === null ? 'no logo' : `logo ${kilobytes(logo_bytes)}`}`,
      ].join('\n'),
    )
    .join('\n')
}

if (import.meta.main) await runCommand('companies', command)
