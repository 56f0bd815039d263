import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { expect, inject } from 'vitest'
import { paths } from '#app/paths.ts'
import { jobRow } from '../job-rows.ts'
import { test } from '../journey.ts'
import { CLOSED_NOW, postingsOnSite, SEEN_NOW } from '../postings-on-site.ts'
import { pngSize } from '../png-size.ts'
import { siteDatabase } from '../site-database.ts'
import { sitemapAddresses } from '../sitemap-addresses.ts'
import { SPECIFIED_PLACEHOLDERS } from '../specified-routes.ts'

const real = crypto.randomUUID()
const closed = crypto.randomUUID()

const common = { ...SEEN_NOW, company: 'Kaveri Digital Works' }
postingsOnSite('journey-seo', [
  jobRow('real', { ...common, age: 500, id: real }),
  jobRow('closed', { ...common, ...CLOSED_NOW, age: 501, id: closed }),
])

const REAL_PATH = paths.posting({
  id: real,
  title: 'Software Engineer',
  company: 'Kaveri Digital Works',
  location: 'Pune',
})
const shortId = (id: string) => id.replaceAll('-', '').slice(0, 12)
const site = () => inject('site').url
const ask = (path: string, headers: Record<string, string> = {}) => fetch(site() + path, { headers })

async function sampleIds(): Promise<Set<string>> {
  await using database = await siteDatabase()
  const samples = await database.owner.selectFrom('jobs').select('id').where('is_sample', '=', true).execute()
  return new Set(samples.map(({ id }) => id))
}

const sitemap = () => sitemapAddresses(site())

/** The page's metadata for search engines. */
async function headOf(path: string) {
  const response = await ask(path)
  const html = await response.text()
  return {
    status: response.status,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
  }
}

test('robots.txt allows every page, and names the sitemap', async () => {
  const response = await ask('/robots.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await response.text()).trim().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${site()}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /click'])
})

test('the sitemap lists indexable pages and open postings, no samples and no closed ones', async () => {
  const response = await ask('/sitemap.xml')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
  const posting = site() + REAL_PATH
  expect((await ask('/sitemaps/jobs-1-of-3.xml')).status).toBe(404)
  // The site caches a sitemap for half a minute at most.
  await expect.poll(sitemap, { timeout: 45_000, interval: 500 }).toContain(posting)

  const addresses = await sitemap()
  expect(new Set(addresses).size).toBe(addresses.length)
  const digits = new Set(addresses.map((address) => address.slice(-12)))
  const unlisted = [closed, ...(await sampleIds())]
  expect(unlisted.length).toBeGreaterThan(1)
  expect(unlisted.filter((id) => digits.has(shortId(id)))).toEqual([])

  // Lists come and go with the postings of other journeys.
  const pages = addresses.filter(
    (address) => !/-[0-9a-f]{12}$|\/jobs\/|-jobs$|-zone$|\/companies/.test(address),
  )
  expect(pages).toEqual(expect.arrayContaining([`${site()}/`, `${site()}/jobs`]))
  for (const address of [...pages, posting]) {
    const head = await headOf(address.slice(site().length))
    expect(head, address).toEqual({ status: 200, canonical: address, robots: null })
  }
})

test.for(SPECIFIED_PLACEHOLDERS)('%s is not indexed until it is built', async (path) => {
  expect(await headOf(path)).toEqual({ status: 200, canonical: null, robots: 'noindex' })
  expect(await sitemap()).not.toContain(site() + path)
})

test.for([
  ['/?utm_source=mail', '/'],
  ['/jobs?fbclid=7&utm_medium=x', '/jobs'],
  ['/jobs?show=12', '/jobs'],
] as const)('%s is the same page as %s to search engines', async ([path, canonical]) => {
  expect(await headOf(path)).toEqual({ status: 200, canonical: site() + canonical, robots: null })
})

test('a posting has one canonical address, whatever list it was opened from', async () => {
  const canonical = site() + REAL_PATH
  expect(await headOf(`/jobs?type=remote&job=${real}`)).toEqual({ status: 200, canonical, robots: null })
})

test.for(['/jobs?type=remote', '/jobs?search=java', '/jobs?sort=salary', '/jobs?location=Pune'])(
  'the filtered list %s is not indexed',
  async (path) => {
    expect(await headOf(path)).toEqual({ status: 200, canonical: null, robots: 'noindex' })
  },
)

test('a sample posting is not indexed', async () => {
  const [sample = ''] = await sampleIds()
  expect(await headOf(`/jobs?job=${sample}`)).toEqual({ status: 200, canonical: null, robots: 'noindex' })
})

test.for(['/jobs', REAL_PATH, '/jobs/in/pune', '/freshers-zone'] as const)(
  '%s, shared, has a title, a text and a picture of the promised size',
  async (path, { newPage }) => {
    const page = await newPage()
    await page.goto(path)
    const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
    expect(await property('title')).toMatch(/\S/)
    expect(await property('description')).toMatch(/\S/)
    expect(await property('url')).toBe(site() + path)
    expect(await page.locator('meta[name="twitter:card"]').getAttribute('content')).toBe(
      'summary_large_image',
    )
    const picture = await fetch((await property('image')) ?? '')
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(pngSize(bytes).map(String)).toEqual([
      await property('image:width'),
      await property('image:height'),
    ])
  },
)

test('the icons named by the pages exist', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/forums')
  for (const [rel, type] of [
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
    ['manifest', 'application/manifest+json'],
  ]) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href')
    const response = await ask(href ?? '')
    expect(response.status, rel).toBe(200)
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type)
  }
})

test('browsers that request /favicon.ico get our icon, without a page naming it', async () => {
  const response = await ask('/favicon.ico')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const bytes = Buffer.from(await response.arrayBuffer())
  // https://learn.microsoft.com/previous-versions/ms997538: the type, the number of images, then 16 bytes for
  // each.
  const pictures = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) =>
    bytes.subarray(6 + 16 * index, 22 + 16 * index),
  )
  expect(bytes.readUInt16LE(2)).toBe(1)
  expect(pictures.map((picture) => [picture[0], picture[1]])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ])
  for (const picture of pictures) {
    const [length, offset] = [picture.readUInt32LE(8), picture.readUInt32LE(12)]
    expect(pngSize(bytes.subarray(offset, offset + length))).toEqual([picture[0], picture[1]])
  }
})

test('the web manifest names existing icons with their sizes, and the page’s own colours', async ({
  newPage,
}) => {
  const page = await newPage({ colorScheme: 'light' })
  await page.goto('/forums')
  const ground = page.locator('meta[name="theme-color"][media*="light"]')
  const manifest = await (await ask('/site.webmanifest')).json()
  expect(manifest).toMatchObject({
    id: '/',
    display: 'standalone',
    display_override: ['minimal-ui'],
    name: 'Pravesh',
    short_name: 'Pravesh',
    start_url: '/',
    theme_color: await ground.getAttribute('content'),
    background_color: await ground.getAttribute('content'),
  })
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pictures).toHaveLength(3)
  for (const { src, sizes } of pictures) {
    const response = await ask(src)
    expect([response.status, response.headers.get('content-type')], src).toEqual([200, 'image/png'])
    expect(pngSize(Buffer.from(await response.arrayBuffer())).join('x'), src).toBe(sizes)
  }
})

test.for(['/', '/jobs', '/forums', '/no-such-page', '/health', '/robots.txt', '/favicon.svg', '/%E0%A4%A'])(
  '%s has headers that forbid what the site never does',
  async (path) => {
    const { headers } = await ask(path)
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')] as const
      }),
    )
    for (const [name, sources] of policy) expect(sources, name).not.toMatch(/unsafe|\*|https?:/)
    for (const name of ['default-src', 'connect-src', 'form-action'])
      expect(policy.get(name), name).toBe("'self'")
    // A page's own style is in the page, and allowed by its digest.
    expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')?$/)
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name), name).toBe("'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  },
)

test('a script injected through the search does not run', async ({ newPage }) => {
  const page = await newPage()
  const attack = '"><script>document.title="taken"</script><img src=x onerror="document.title=\'taken\'">'
  await page.goto(`/jobs?search=${encodeURIComponent(attack)}`)
  expect(await page.getByRole('searchbox').inputValue()).toBe(attack)
  expect(await page.title()).toMatch(/Pravesh$/)
})

interface Raw {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** The raw response, still compressed: fetch would decompress it. */
function askRaw(path: string, encoding: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(site() + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.once('end', () => resolve({ headers: response.headers, body: Buffer.concat(pieces) }))
      response.once('error', reject)
    }).once('error', reject)
  })
}

const scriptPath = async () =>
  /[" ](\/assets\/[^" ]+\.js)/.exec(await (await ask('/forums')).text())?.[1] ?? ''

test('pages and scripts are sent compressed, and decompress to the same bytes', async () => {
  for (const path of ['/forums', await scriptPath()]) {
    const plain = await askRaw(path, 'identity')
    const br = await askRaw(path, 'gzip, deflate, br')
    const gzip = await askRaw(path, 'gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('accept-encoding')
  }
  const plain = await askRaw('/forums', 'identity')
  const zstd = await askRaw('/forums', 'gzip, deflate, zstd')
  expect(zstd.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(zstd.body).equals(plain.body)).toBe(true)
})

test('a response that the browser has cached is not sent again', async () => {
  for (const path of ['/forums', '/favicon.svg', await scriptPath()]) {
    const first = await ask(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag, path).toMatch(/^(W\/)?".+"$/)
    const again = await ask(path, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await ask(path, { 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
  }
})

test('files named by their content hash are cached forever, pages for a while, errors never', async () => {
  const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control')
  expect(await cacheOf(await scriptPath())).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/jobs', '/forums'])
    expect(await cacheOf(path)).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
  expect(await cacheOf('/no-such-page')).toBe('no-store')
})

test('HEAD answers like GET, without the body', async () => {
  const whole = await ask('/forums')
  const head = await fetch(`${site()}/forums`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy'])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name))
})

test('/health returns JSON, and is not cached', async () => {
  const response = await ask('/health')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    status: 'ok',
    database: 'up',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
})
