import { jsonld as jsonldOf } from '#ingest/adapters/json-ld/adapter.ts'
import { INDIA } from '#ingest/boards/india.ts'
import type { BoardMemory, BoardSettings } from '#ingest/adapters/adapter.ts'
import { fetchFrom, readFixture } from './adapter-contract.ts'

export const BOARD = 'careers.sahyadri.example'
export const jsonld = jsonldOf(INDIA)
export const FIXTURE = 'jsonld-sahyadri.json'
export const HOST = `https://${BOARD}`

export interface SavedSite {
  pages: { url: string; detail: { canonical: string | null; postings: Record<string, unknown>[] } }[]
}

export function saved(): SavedSite {
  return JSON.parse(readFixture(FIXTURE))
}

/** A page as the site serves it. */
export function html({ canonical, postings }: SavedSite['pages'][number]['detail']): string {
  const link = canonical === null ? '' : `<link rel="canonical" href="${canonical}">`
  const scripts = postings.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`)
  return `<!doctype html><title>Careers</title>${link}${scripts.join('')}<h1>Join us</h1>`
}

export function sitemap(...paths: string[]): string {
  return `<urlset>${paths.map((path) => `<url><loc>${HOST}${path}</loc></url>`).join('')}</urlset>`
}

export function answer({ pathname }: URL): string {
  if (pathname === '/robots.txt') return `User-agent: *\nDisallow: /hr/\nSitemap: ${HOST}/map.xml\n`
  if (pathname === '/map.xml')
    return sitemap('/', '/jobs/', '/jobs/team', ...saved().pages.map(({ url }) => url.slice(HOST.length)))
  const page = saved().pages.find(({ url }) => url === HOST + pathname)
  return page ? html(page.detail) : '<h1>Our team</h1>'
}

/** Fetches a site, with some responses overridden, and records the requested paths. */
export async function fetchSite(
  files: Record<string, string | number>,
  settings?: Partial<BoardSettings>,
  before: unknown = null,
) {
  const asked: string[] = []
  const listed = { company: null, baseUrl: null, pages: [], ...settings }
  const memory: BoardMemory = { before }
  const payload = await fetchFrom(
    jsonld,
    BOARD,
    ({ url = '' }, response) => {
      asked.push(url)
      const given = files[url]
      if (typeof given === 'number') response.writeHead(given).end()
      else response.end(given ?? answer(new URL(url, HOST)))
    },
    { settings: listed, memory },
  )
  const next: unknown = JSON.parse(JSON.stringify(memory.next))
  return { asked, next, reading: jsonld.read(payload, BOARD, listed) }
}

/** A page of a posting, as a site serves it. */
export const job = (title: string, more: object = {}, words = '') =>
  html({
    canonical: null,
    postings: [
      {
        '@type': 'JobPosting',
        title,
        description: `<p>Work on ${title}.</p>`,
        datePosted: '2026-09-20',
        hiringOrganization: 'Sahyadri',
        jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
        ...more,
      },
    ],
  }) + words

/** A sitemap whose pages have a day of change. */
export const dated = (lastmods: Record<string, string>) =>
  `<urlset>${Object.entries(lastmods)
    .map(([path, day]) => `<url><loc>${HOST}${path}</loc><lastmod>${day}</lastmod></url>`)
    .join('')}</urlset>`

export const titles = ({ reading }: Awaited<ReturnType<typeof fetchSite>>) =>
  reading.postings.map(({ title }) => title)
