import { Resvg } from '@resvg/resvg-js'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { exampleJob } from '#test/example-job.ts'
import { qrRoute } from './qr-route.ts'

const SITE = 'https://pravesh.example'
const app = qrRoute({ siteUrl: SITE, finder: { label: () => '' }, pagePaths: async () => ['/', '/courses'] })
const ask = (path: string) => app.request(path)

/** What a phone reads from it. */
async function read(path: string): Promise<string> {
  const { pixels, width, height } = new Resvg(await (await ask(path)).text(), {
    fitTo: { mode: 'width', value: 600 },
    background: 'white',
  }).render()
  return decodeQR({ width, height, data: new Uint8Array(pixels) })
}

const posting = paths.posting(exampleJob())

test.for([
  ['/qr/jobs.svg', '/jobs'],
  ['/qr/jobs.svg?type=fresher&city=pune&utm_source=x', '/jobs?type=fresher&city=pune'],
  ['/qr/jobs/in/pune.svg', '/jobs/in/pune'],
  ['/qr/jobs/in/pune.svg?sort=salary&page=3', '/jobs/in/pune?sort=salary'],
  ['/qr/freshers-zone.svg', '/freshers-zone'],
  ['/qr/courses.svg', '/courses'],
  ['/qr/.svg', '/'],
  [`/qr${posting}.svg`, posting],
  [`/qr/jobs.svg?search=${encodeURIComponent('पुणे')}`, `/jobs?${new URLSearchParams({ search: 'पुणे' })}`],
] as const)('%s is read as %s', async ([path, page]) => {
  expect(await read(path)).toBe(SITE + page)
})

test('it is a picture with a name, kept for a year, and in no search engine', async () => {
  const response = await ask('/qr/jobs.svg?type=fresher&search=%3Cb%3E')
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('max-age=31536000')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const svg = await response.text()
  expect(svg).toContain('<title>QR code: Fresher IT jobs in India: &lt;b&gt;</title>')
  expect(svg).not.toContain('style=')
})

test('no other site, no private page and no long address has one', async () => {
  for (const path of [
    '/qr/auth/sign-in.svg?return_to=/jobs',
    '/qr/admin.svg',
    '/qr/alerts/manage.svg?token=abc',
    '/qr//evil.example/jobs.svg',
    '/qr/https://evil.example.svg',
    '/qr/@evil.example/jobs.svg',
    '/qr/jobs/no-such-posting.svg',
  ])
    expect((await ask(path)).status, path).toBe(404)
  const long = (length: number) => `/qr/jobs.svg?search=${'a'.repeat(90)}&location=${'b'.repeat(length)}`
  expect((await ask(long(90))).status).toBe(200)
  const skills = Array.from({ length: 10 }, (_, index) => `&skill=${'c'.repeat(20)}${index}`).join('')
  expect((await ask(long(90) + skills)).status).toBe(414)
})
