import { Parser } from 'htmlparser2'
import { setTimeout as sleep } from 'node:timers/promises'

/** A page as a search engine sees it. */
export interface CrawledPage {
  /** Path and query. */
  path: string
  status: number
  title: string
  description: string
  /** Null if it names none. */
  canonical: string | null
  isIndexed: boolean
  /** It is indexed, and its own canonical address. */
  isOwn: boolean
  /** A list without an entry, or a number of one with a plural. */
  flaws: string[]
  /** Where it links to, on the same site; of a redirect its target. */
  links: string[]
  /** A page that links to it. */
  from: string
}

const AT_ONCE = 4
/** Not pages: the count of a click leads away, and pictures are drawn. */
const NO_PAGE = /^\/(?:click|previews)\b/
/** Of addresses with the same path and parameters, so many are read unless one is its own canonical address. */
const ALIKE = 10
const FLAWS =
  /<([uo]l)\b[^>]*><\/\1>|(?<![\w,.+–-])1 (?:jobs|companies|postings|skills|steps|days|hours|years)\b/g
const RELATIONS = new Set(['canonical', 'prev', 'next', 'alternate'])

/**
 * Reads a site like a search engine: from some paths to all that are linked. Filters combine without end, so of the
 * addresses with other parameters than a page number some of each kind are read, and followed only if they are canonical.
 */
export async function crawlSite(siteUrl: string, start: readonly string[]): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage | null>()
  const alike = new Map<string, number>()
  const isOneTooMany = (path: string) => {
    const { pathname, searchParams } = new URL(path, siteUrl)
    const names = [...new Set(searchParams.keys())].filter((name) => name !== 'page').toSorted()
    if (names.length === 0) return false
    const kind = [pathname, ...names].join(' ')
    alike.set(kind, (alike.get(kind) ?? 0) + 1)
    return (alike.get(kind) ?? 0) > ALIKE
  }
  const queue = start.map((path) => ({ path, from: 'start' }))
  const crawl = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (pages.has(next.path) || isOneTooMany(next.path)) continue
      pages.set(next.path, null)
      const page = await readPage(siteUrl, next)
      pages.set(next.path, page)
      if (page.isOwn || page.status >= 300 || !page.path.includes('?'))
        queue.push(...page.links.map((path) => ({ path, from: page.path })))
    }
  }
  // A crawler that finds the queue empty may miss what the others are about to add.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, crawl))
  return [...pages.values()].filter((page) => page !== null)
}

async function readPage(
  siteUrl: string,
  { path, from }: { path: string; from: string },
): Promise<CrawledPage> {
  const response = await ask(siteUrl + path)
  const text = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const read = isPage
    ? readHead(text)
    : { title: '', description: '', canonical: null, noindex: true, hrefs: [] }
  const location = response.headers.get('location')
  const { noindex, hrefs, ...head } = read
  return {
    path,
    status: response.status,
    ...head,
    isIndexed: response.status === 200 && !noindex,
    flaws: isPage ? [...text.matchAll(FLAWS)].map(([flaw]) => flaw) : [],
    isOwn: response.status === 200 && head.canonical === siteUrl + path,
    links: location ? linksOn(siteUrl, path, [location]) : linksOn(siteUrl, path, hrefs),
    from,
  }
}

/** A site refuses a client that asks for much at once; then we ask again, as it says. */
async function ask(address: string): Promise<Response> {
  for (;;) {
    const response = await fetch(address, { redirect: 'manual' })
    if (response.status !== 503) return response
    await response.body?.cancel()
    await sleep(200)
  }
}

function readHead(html: string) {
  const head = { title: '', description: '', canonical: null as string | null, noindex: false }
  const hrefs: string[] = []
  let isTitle = false
  const parser = new Parser({
    onopentag(name, { href, rel, name: meta, content = '' }) {
      isTitle = name === 'title'
      if (name === 'meta' && meta === 'description') head.description = content
      if (name === 'meta' && meta === 'robots') head.noindex = content.includes('noindex')
      if (name === 'link' && rel === 'canonical') head.canonical = href ?? null
      if (href !== undefined && (name === 'a' || (name === 'link' && RELATIONS.has(rel ?? ''))))
        hrefs.push(href)
    },
    ontext(text) {
      // An icon may have a title, too.
      if (isTitle) head.title ||= text
    },
    onclosetag() {
      isTitle = false
    },
  })
  parser.end(html)
  return { ...head, hrefs }
}

function linksOn(siteUrl: string, path: string, hrefs: readonly string[]): string[] {
  const urls = hrefs.map((href) => new URL(href, siteUrl + path))
  const own = urls.filter(
    ({ origin, pathname }) => origin === new URL(siteUrl).origin && !NO_PAGE.test(pathname),
  )
  return [...new Set(own.map(({ pathname, search }) => pathname + search))]
}
