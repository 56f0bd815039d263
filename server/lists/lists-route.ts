import { Hono, type Context } from 'hono'
import type { RequestScope } from '#app/page/context.ts'
import { sharedPage } from '#app/page/cache-headers.ts'
import { listText } from '#app/features/jobs/share/share-text.ts'
import { paths } from '#app/paths.ts'
import tokens from '#app/styles/tokens.css?raw'
import { currentTime } from '#db/clock.ts'
import { postingLinks } from '#db/queries/jobs/posting-links.ts'
import { clientNetwork } from '#server/http/client-network.ts'
import { sendStored, storedResponse, type StoredResponse } from '#server/http/stored-response.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { respondWithTimeout } from '#server/pages/respond-with-timeout.ts'
import { askedList, type AskedList } from './asked-list.ts'
import { embedNotice, embedPage } from './embed-page.ts'
import embedStyle from './embed-style.css?raw'
import { csvFileName, listCsv } from './list-csv.ts'
import { listPage, type PageKind } from './list-page.ts'
import { PRINT_SCRIPT, printPage } from './print-page.ts'
import printStyle from './print-style.css?raw'
import { readList, type ReadList } from './read-list.ts'
import { SHORT_PATTERN } from './short-address.ts'

export interface ListsRouteOptions {
  scope: Omit<RequestScope, 'now'>
  cache: PageCache
  https: boolean
}

/** As long as the list itself (app/routes/job-list.tsx). */
const FRESH_S = 15
const STALE_S = 60
const RETRY_AFTER_S = 60

const NO_INDEX = { 'x-robots-tag': 'noindex' }
const NEVER = { ...NO_INDEX, 'cache-control': 'no-store' }
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

/** One form of a list. */
interface ListForm {
  name: 'csv' | 'txt' | 'print' | 'embed'
  /** How many postings it has at most. */
  limit: number
  /** Its path is that of the page between these. */
  start?: string
  end?: string
  /** It has the path of the page itself, and is asked for by `print=1`. */
  isPrint?: true
  write: (list: ReadList) => Promise<StoredResponse> | StoredResponse
  /** Says why there is nothing to show, and where it may be. */
  refuse: (status: 404 | 503, asked: AskedList | null) => Promise<StoredResponse> | StoredResponse
}

/**
 * The forms in which a job list leaves the site: `/jobs.csv` and `/jobs.txt`, `/jobs?print=1`, `/embed/jobs`, and the same
 * of each list with an address of its own. They have the filters of the page, and are as fresh as it is. While the database
 * is down: the last cached one, or 503. `/j/<short id>` leads to a posting from paper.
 */
export function listsRoute({ scope, cache, https }: ListsRouteOptions): Hono {
  const { siteUrl } = scope
  const shared = { ...NO_INDEX, 'cache-control': sharedPage(FRESH_S, STALE_S) }
  const refused: Record<404 | 503, string> = {
    404: 'There is no such list.',
    503: 'The jobs cannot be read right now. Try again in a minute.',
  }
  const refusal = (status: 404 | 503) => ({
    ...NEVER,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
  })
  const plain = (status: 404 | 503) =>
    storedResponse(status, { ...TEXT, ...refusal(status) }, `${refused[status]}\n`)
  const pageFor = (kind: PageKind) => ({
    notice: (status: 404 | 503, asked: AskedList | null) => {
      const canonical = siteUrl + (status === 404 || !asked ? paths.jobs() : asked.path)
      const body = embedNotice(refused[status], canonical, siteUrl)
      return listPage(status, kind, { title: 'Jobs', body, canonical }, refusal(status))
    },
    show: (list: ReadList, body: ReturnType<typeof embedPage>) =>
      listPage(200, kind, { title: list.name, body, canonical: list.url }, shared),
  })
  const paper = pageFor({ style: printStyle, script: PRINT_SCRIPT, https })
  // A college may try it on a page of its own machine, as long as this site has no https either.
  const frameAncestors = https ? 'https:' : 'https: http:'
  const frame = pageFor({ style: `${tokens}\n${embedStyle}`, frameAncestors, https })

  const forms: ListForm[] = [
    {
      name: 'csv',
      limit: 500,
      end: '.csv',
      write: async (list) => {
        const links = await postingLinks(scope.db, list.found.jobs)
        const name = csvFileName(list.state, list.now)
        return storedResponse(
          200,
          {
            ...shared,
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${name}"`,
          },
          listCsv(list, links, siteUrl),
        )
      },
      refuse: plain,
    },
    {
      name: 'txt',
      limit: 5,
      end: '.txt',
      write: ({ found: { jobs, total, samples }, name, url }) => {
        const sample = samples === total && total > 0
        const text = listText({ jobs, total, sample, name, url }) ?? url
        return storedResponse(200, { ...shared, ...TEXT }, `${text}\n`)
      },
      refuse: plain,
    },
    {
      name: 'print',
      limit: 100,
      isPrint: true,
      write: (list) => paper.show(list, printPage(list, siteUrl)),
      refuse: paper.notice,
    },
    {
      name: 'embed',
      limit: 10,
      start: '/embed',
      write: (list) => frame.show(list, embedPage(list, siteUrl)),
      refuse: frame.notice,
    },
  ]

  const send = async (c: Context, form: ListForm): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    const { start = '', end = '' } = form
    const asked = askedList(pathname.slice(start.length, pathname.length - end.length), searchParams)
    if (!asked) return sendStored(c, await form.refuse(404, null))
    const pathOf = (page: string) => start + page + end
    if (asked.movedTo !== null) return c.redirect(pathOf(asked.movedTo) + search, 301)
    const write = async () => {
      const list = await readList({ ...scope, now: currentTime(scope.db) }, asked, form.limit)
      if (list === null) return form.refuse(404, asked)
      if ('found' in list) return form.write(list)
      const location = pathOf(list.movedTo) + (form.isPrint ? '?print=1' : '')
      return storedResponse(301, { ...shared, location }, '')
    }
    const busy = await form.refuse(503, asked)
    const make = () =>
      respondWithTimeout(write, {
        logError: scope.logError,
        failure: 'A list could not be written',
        fallback: () => busy,
      })
    const key = [form.name, asked.path, ...asked.ignored].join(' ')
    const requester = { client: () => clientNetwork(c), busyResponse: () => busy }
    return sendStored(c, await cache.get(key, make, requester))
  }

  const route = new Hono()
  for (const form of forms)
    for (const pattern of patternsOf(form))
      route.get(pattern, (c, next) => {
        // Printing a posting that is opened in the list is printing its page.
        const isPage = form.isPrint && (c.req.query('print') !== '1' || c.req.query('job') !== undefined)
        return isPage ? next() : send(c, form)
      })
  return route.get(SHORT_PATTERN, (c) => c.redirect(`${paths.jobs()}/${c.req.param('id')}`, 301))
}

/** Those of all job lists in one form. */
function patternsOf({ start = '', end = '' }: ListForm): string[] {
  return [
    ...[paths.jobs(), paths.remoteJobs(), paths.freshersZone()].map((page) => start + page + end),
    ...[paths.cityLists(), paths.skillLists(), paths.roleLists()].map(
      (index) => `${start}${index}/:value{[^/]+${end.replace('.', String.raw`\.`)}}`,
    ),
  ]
}
