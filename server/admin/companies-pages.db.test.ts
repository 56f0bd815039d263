import { afterEach, expect, test } from 'vitest'
import { listActs } from '#db/queries/admin/acts.ts'
import { listStoredCompanies } from '#db/queries/admin/company-acts.ts'
import { adminSite, cookieOf, newToken } from '#test/admin-site.ts'
import { testDatabase } from '#test/database.ts'
import { exampleLogo } from '#test/example-logo.ts'

const database = testDatabase()
afterEach(() => database.empty())

const ADDRESS = '/admin/companies'

test('a company gets its facts and a logo, a wrong file is refused, and the facts are removed', async () => {
  const { ask, post } = adminSite(database)
  const cookie = cookieOf(await post('/admin/enter', { token: await newToken(database.owner) }))
  const text = async (path: string) => (await ask(path, { headers: cookie })).text()
  const send = (fields: Record<string, string>, logo?: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (logo) form.set('logo', new File([logo], 'logo.png', { type: 'image/png' }))
    return post(ADDRESS, form, cookie)
  }
  const saidBy = async (answer: Promise<Response>) => (await answer).headers.get('location')
  const facts = {
    act: 'save',
    company: 'Tarangini Systems',
    site: 'https://tarangini.example.com/',
    city: 'Pune',
  }
  const stored = () => listStoredCompanies(database.owner)

  for (const [fields, logo, said] of [
    [facts, exampleLogo(400, 120), /The logo: expected about as wide as high; found 400 × 120\./],
    [facts, new Uint8Array(Buffer.from('<svg><script/></svg>')), /The logo: expected a PNG, WebP or JPEG/],
    [facts, exampleLogo().subarray(0, 33), /The logo: expected a whole PNG, WebP or JPEG picture/],
    [{ ...facts, site: 'javascript:alert(1)' }, undefined, /expected an https link/],
    [{ ...facts, city: 'Atlantis' }, undefined, /expected a city in India/],
    [{ ...facts, company: '???' }, undefined, /expected the name of a company/],
  ] as const) {
    const refused = await send(fields, logo && Uint8Array.from(logo))
    expect(refused.status).toBe(400)
    expect(await refused.text()).toMatch(said)
  }
  expect(await stored()).toEqual([])

  expect(await saidBy(send(facts, Uint8Array.from(exampleLogo())))).toBe(`${ADDRESS}?said=done`)
  expect(await saidBy(send(facts))).toBe(`${ADDRESS}?said=unchanged`)
  const [row] = await stored()
  expect(row).toMatchObject({ slug: 'tarangini-systems', city: 'pune', logo_path: expect.any(String) })
  expect(await text(ADDRESS)).toContain(`<img src="${row?.logo_path}" width="44" height="44"`)
  expect(await text(`${ADDRESS}?search=none`)).not.toContain('<img')
  expect(await text(`${ADDRESS}?company=tarangini-systems`)).toContain('Remove the logo')

  expect(await saidBy(send({ ...facts, city: '', unlogo: '1' }))).toBe(`${ADDRESS}?said=done`)
  expect(await stored()).toMatchObject([{ site: facts.site, city: null, logo_path: null }])
  expect(await saidBy(send({ act: 'remove', company: 'tarangini-systems' }))).toBe(`${ADDRESS}?said=done`)
  expect(await stored()).toEqual([])
  const acts = await listActs(database.owner, { subject: 'tarangini-systems', limit: 9 })
  expect(acts.map(({ act, via }) => [act, via])).toEqual(
    Array.from({ length: 3 }, () => ['change company', 'web']),
  )
})
