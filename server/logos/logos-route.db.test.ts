import { afterEach, expect, test } from 'vitest'
import { readLogo } from '#core/logo-image.ts'
import { changeCompany, listStoredCompanies } from '#db/queries/admin/company-acts.ts'
import { adminSite } from '#test/admin-site.ts'
import { testDatabase } from '#test/database.ts'
import { exampleLogo } from '#test/example-logo.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'

const database = testDatabase()
afterEach(() => database.empty())

/** Gives a company a logo. @returns The address of it. */
async function giveLogo(): Promise<string> {
  const read = await readLogo(exampleLogo())
  if ('problem' in read) throw new Error(read.problem)
  const facts = { logo: read.logo, site: 'https://tarangini.example/' }
  await changeCompany(database.owner, { name: 'asha', via: 'cli' }, 'tarangini-systems', facts)
  return (await listStoredCompanies(database.owner))[0]?.logo_path ?? ''
}

test('a logo is served as the picture it is, for good, and nothing else is', async () => {
  const { ask } = adminSite(database)
  const path = await giveLogo()
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(exampleLogo())
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'cross-origin-resource-policy': 'cross-origin',
  })
  const again = await ask(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  // From memory: the answer is there although the row is not.
  await database.owner.deleteFrom('companies').execute()
  expect((await ask(path)).status).toBe(200)

  for (const other of [
    path.replace('.png', '.svg'),
    path.replace('.png', '.webp'),
    `/logos/${'0'.repeat(24)}.png`,
    '/logos/tarangini-systems',
    '/logos/..%2Fadmin',
  ]) {
    const missing = await ask(other)
    expect([missing.status, missing.headers.get('cache-control')], other).toEqual([404, 'no-store'])
  }
})

test('the data API names the logo by its whole address, and the company’s site', async () => {
  const path = await giveLogo()
  const [id] = await insertJobs(database.owner, [jobRow('1', { company: 'Tarangini Systems' })])
  const { ask } = adminSite(database)
  const facts = {
    company_logo_url: `https://pravesh.example${path}`,
    company_site: 'https://tarangini.example/',
  }
  expect(await (await ask(`/api/v1/jobs/${id}`)).json()).toMatchObject(facts)
  expect(await (await ask('/api/v1/jobs')).json()).toMatchObject({ data: [facts] })
})
