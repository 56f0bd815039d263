import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { readLogo } from '#core/logo-image.ts'
import { testDatabase } from '#test/database.ts'
import { exampleLogo } from '#test/example-logo.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { listActs } from '../admin/acts.ts'
import { changeCompany, listStoredCompanies } from '../admin/company-acts.ts'
import { getCompany, listCompanies } from './companies.ts'
import { getLogo, listLogos } from './company-facts.ts'
import { createSqlFinder } from './find-jobs.ts'
import { EMPTY_SEARCH } from '#core/find/job-search.ts'
import { getJob, listNewestJobs } from './jobs.ts'
import { listCompanyJobs, listSimilarJobs } from './related-jobs.ts'

const database = testDatabase()
afterEach(() => database.empty())

const ASHA = { name: 'asha', via: 'cli' } as const
const SLUG = 'tarangini-systems'
const PATH = /^\/logos\/[0-9a-f]{24}\.png$/
const change = (facts: Parameters<typeof changeCompany>[3], slug = SLUG) =>
  changeCompany(database.owner, ASHA, slug, facts)
const logoOf = async (width = 128) => {
  const read = await readLogo(exampleLogo(width))
  if ('problem' in read) throw new Error(read.problem)
  return read.logo
}

test('a logo is on every posting of its company, in each list, under each spelling, and on no other', async () => {
  const { owner, web } = database
  const skills = ['Node.js', 'Redis']
  const [own = '', , other = ''] = await insertJobs(owner, [
    jobRow('1', { company: 'Tarangini Systems', skills, is_featured: true }),
    jobRow('2', { company: 'TARANGINI  systems', skills }),
    jobRow('3', { company: 'Kaveri Ferries', skills }),
  ])
  await change({ logo: await logoOf(), site: 'https://tarangini.example/' })
  const logos = (jobs: { company: string; company_logo_url: string | null }[]) =>
    Object.fromEntries(jobs.map((job) => [job.company, job.company_logo_url]))
  const all = {
    'Tarangini Systems': expect.stringMatching(PATH),
    'TARANGINI  systems': expect.stringMatching(PATH),
    'Kaveri Ferries': null,
  }
  const page = { order: 'newest', offset: 0, limit: 9, now: new Date() } as const
  expect(logos((await createSqlFinder(web).find(EMPTY_SEARCH, page)).jobs)).toEqual(all)
  expect(logos(await listNewestJobs(web, { limit: 6 }))).toEqual(all)

  const [mine, another] = await Promise.all([getJob(web, own), getJob(web, other)])
  expect(mine).toMatchObject({ company_site: 'https://tarangini.example/' })
  expect(another).toMatchObject({ company_site: null, company_logo_url: null })
  if (!mine || !another) throw new Error('Not there')
  expect(logos(await listSimilarJobs(web, another))).toMatchObject({
    'Tarangini Systems': expect.stringMatching(PATH),
  })
  expect(logos(await listCompanyJobs(web, { ...mine, id: other }))).toEqual({
    'Tarangini Systems': expect.stringMatching(PATH),
  })
  const { companies } = await listCompanies(web, { search: '', offset: 0, limit: 9 })
  expect(companies.map(({ slug, logo_path }) => [slug, logo_path])).toEqual([
    [SLUG, expect.stringMatching(PATH)],
    ['kaveri-ferries', null],
  ])
  expect(await getCompany(web, SLUG, new Date())).toMatchObject({
    site: 'https://tarangini.example/',
    city: null,
  })
})

test('a picture has an address of its own, where it is read again', async () => {
  const addressOf = async () => (await listStoredCompanies(database.owner))[0]?.logo_path ?? ''
  await change({ logo: await logoOf() })
  const first = await addressOf()
  expect(await getLogo(database.web, first)).toEqual({
    type: 'png',
    bytes: Buffer.from((await logoOf()).bytes),
  })
  expect(await change({ logo: await logoOf() })).toBe(false)
  await change({ logo: await logoOf(130) })
  expect(await addressOf()).not.toBe(first)
  expect(await getLogo(database.web, first)).toBeNull()
})

test('each change is in the log without the picture; a company without facts is not stored', async () => {
  await change({ logo: await logoOf(), city: 'pune' })
  await change({ city: 'indore' })
  expect(await change({ city: 'indore' })).toBe(false)
  await change({ logo: null, city: null })
  expect(await listStoredCompanies(database.owner)).toEqual([])
  const acts = await listActs(database.owner, { subject: SLUG, limit: 9 })
  expect(acts.map(({ act, before, after }) => ({ act, before, after }))).toEqual([
    {
      act: 'change company',
      before: { city: 'indore', logo_path: expect.stringMatching(PATH) },
      after: { city: null, logo_path: null },
    },
    { act: 'change company', before: { city: 'pune' }, after: { city: 'indore' } },
    {
      act: 'change company',
      before: { city: null, logo_path: null },
      after: { city: 'pune', logo_path: expect.stringMatching(PATH) },
    },
  ])
})

test('pages may read companies and not change them; the database refuses what no import gives', async () => {
  await change({ site: 'https://tarangini.example/' })
  for (const statement of [
    sql`update companies set site = 'https://elsewhere.example/'`,
    sql`delete from companies`,
    sql`insert into companies (slug, city) values ('acme', 'pune')`,
  ])
    await expect(statement.execute(database.web)).rejects.toThrow('permission denied')
  for (const [columns, values] of [
    ['slug, site', `'acme', 'http://acme.example'`],
    ['slug, site', `'acme', 'javascript:alert(1)'`],
    ['slug, site', `'Acme India', 'https://acme.example'`],
    ['slug', `'acme'`],
    ['slug, logo', `'acme', '\\x00'`],
    ['slug, logo, logo_type', `'acme', '\\x00', 'svg'`],
    ['slug, logo, logo_type', `'acme', decode(repeat('00', 51201), 'hex'), 'png'`],
  ] as const)
    await expect(
      sql`insert into companies (${sql.raw(columns)}) values (${sql.raw(values)})`.execute(database.owner),
      values,
    ).rejects.toThrow('check constraint')
})

test('logos are listed for the companies with most open postings', async () => {
  await insertJobs(database.owner, [
    jobRow('1', { company: 'Kaveri Ferries Ltd' }),
    jobRow('2', { company: 'Tarangini Systems' }),
    jobRow('3', { company: 'Tarangini Systems India Pvt Ltd' }),
  ])
  for (const slug of ['kaveri-ferries', SLUG, 'a-closed-one']) await change({ logo: await logoOf() }, slug)
  await change({ site: 'https://plain.example/' }, 'no-picture')
  const path = expect.stringMatching(PATH)
  expect(await listLogos(database.web, 9)).toEqual([
    { slug: SLUG, logo_path: path },
    { slug: 'kaveri-ferries', logo_path: path },
    { slug: 'a-closed-one', logo_path: path },
  ])
  expect(await listLogos(database.web, 1)).toHaveLength(1)
})
