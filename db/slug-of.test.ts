import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companySlug, slugOf } from '#core/slug.ts'
import { testDatabase } from '#test/database.ts'

const database = testDatabase()

test.each([
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['C', 'c'],
  ['.NET', 'dot-net'],
  ['ASP.NET / .NET Core', 'asp-net-dot-net-core'],
  ['Node.js', 'node-js'],
  ['UI/UX', 'ui-ux'],
  ['Delhi NCR', 'delhi-ncr'],
  ['Nestlé India', 'nestle-india'],
  ['R&D [Platform]_2 (v1.0)', 'r-and-d-platform-2-v1-0'],
  ["  Tarangini's  Systems\tPvt. Ltd. ", 'tarangini-s-systems-pvt-ltd'],
  ['प्रवेश', 'प्रवेश'],
  ['--', ''],
  ['', ''],
])('the slug of "%s" is "%s", in code and in the database', async (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  const { rows } = await sql<{ slug: string }>`select slug_of(${name}) as slug`.execute(database.owner)
  expect(rows).toEqual([{ slug }])
})

test.each([
  ['Tarangini Systems', 'tarangini-systems'],
  ['Tarangini Systems Pvt. Ltd.', 'tarangini-systems'],
  ['Tarangini Systems (India) Private Limited', 'tarangini-systems'],
  ['Tarangini Systems Ltd, India', 'tarangini-systems'],
  ['tarangini-systems-india-pvt-ltd', 'tarangini-systems'],
  ['Tarangini Systems India', 'tarangini-systems-india'],
  ['Air India Limited', 'air-india'],
  ['Steel Mill of India Ltd', 'steel-mill-of-india'],
  ['Corporation Works', 'corporation-works'],
  ['Limited', 'limited'],
  ['Infosys BPM Limited', 'infosys-bpm'],
  ['Cinc', 'cinc'],
])('the company "%s" is "%s" in addresses, in code and in the database', async (name, slug) => {
  expect(companySlug(name)).toBe(slug)
  const { rows } = await sql<{ slug: string }>`select company_slug(${name}) as slug`.execute(database.owner)
  expect(rows).toEqual([{ slug }])
})
