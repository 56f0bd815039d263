import {
  createRequestHandler,
  RouterContextProvider,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type ServerBuild,
} from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { requestScope, type RequestScope } from '#app/context.ts'
import * as entry from '#app/entry.server.tsx'
import { scriptNonce } from '#app/nonce.ts'
import { paths } from '#app/paths.ts'
import { renderedHtml, type RenderedHtml } from '#app/rendered-html.ts'
import { createReusedParts, type ReusedParts } from '#app/reused-parts.server.ts'
import * as root from '#app/root.tsx'
import routes from '#app/routes.ts'
import type { FoundJobs } from '#core/find/job-search.ts'
import { seedShipped } from '#cli/site/seed-shipped.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import { editHtml } from '#server/pages/html-edits.ts'
import { testDatabase } from './database.ts'
import { facetsWith } from './found-jobs.ts'
import { insertJobs, jobRow, NOON } from './job-rows.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

const database = testDatabase()
const modules = import.meta.glob<RouteModule>('/app/routes/*.tsx')
let handle: ReturnType<typeof createRequestHandler>
let open = ''
let closed = ''

beforeAll(async () => {
  handle = createRequestHandler(await buildOfPages(), 'production')
  await seedShipped(database.owner, new Date(NOON))
  const words = `R&D <b>"lead"</b> 'x' ₹ é`
  const [shown = '', gone = ''] = await insertJobs(database.owner, [
    jobRow('shown', { title: words, company: words, skills: [words, 'Java', 'Go'], locations: ['Pune'] }),
    jobRow('gone', { is_active: false, closed_at: new Date(NOON) }),
  ])
  open = shown
  closed = gone
}, 60_000)

/** The build of the site, without what only browsers need. */
async function buildOfPages(): Promise<ServerBuild> {
  const files = { module: '/a.js', imports: [], css: [] }
  const build: ServerBuild = {
    entry: { module: entry },
    routes: {},
    assets: { version: '1', url: '/m.js', entry: files, routes: {} },
    future: {},
    publicPath: '/',
    assetsBuildDirectory: '',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  const add = (
    route: { id: string; path?: string; index?: boolean; parentId?: string },
    module: RouteModule,
  ) => {
    // As the router's plugin for Vite does.
    const { default: Page, ErrorBoundary } = module
    build.routes[route.id] = {
      ...route,
      module: {
        ...module,
        default: withComponentProps(Page as Parameters<typeof withComponentProps>[0]),
        ErrorBoundary:
          ErrorBoundary &&
          withErrorBoundaryProps(ErrorBoundary as Parameters<typeof withErrorBoundaryProps>[0]),
      },
    }
    build.assets.routes[route.id] = {
      ...route,
      ...files,
      hasAction: false,
      hasLoader: 'loader' in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: 'ErrorBoundary' in module,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    }
  }
  add({ id: 'root', path: '' }, root as unknown as RouteModule)
  for (const { file, path, index, id = file } of routes) {
    const module = await modules[`/app/${file}`]?.()
    if (module) add({ id, path, index, parentId: 'root' }, module)
  }
  return build
}

interface PageOptions {
  parts?: ReusedParts
  signedIn?: boolean
  nonce?: string
  /** What the finder says beside the postings: a finder of SQL counts nothing. */
  counted?: Partial<FoundJobs>
}

async function render(
  path: string,
  { parts, signedIn, nonce = 'n0nce', counted = {} }: PageOptions,
): Promise<RenderedHtml> {
  const errors: unknown[] = []
  const sql = createSqlFinder(database.web)
  const scope: RequestScope = {
    db: database.web,
    finder: {
      ...sql,
      find: async (search, options) => ({ ...(await sql.find(search, options)), ...counted }),
    },
    siteUrl: 'https://pravesh.example',
    now: new Date(NOON),
    logError: (error) => errors.push(error),
    parts,
    ...(signedIn !== undefined && { signIn: { signedIn, accountId: null } }),
  }
  const context = new RouterContextProvider()
  context.set(requestScope, scope)
  context.set(scriptNonce, nonce)
  const answer = await handle(new Request(scope.siteUrl + path), context)
  const rendered = renderedHtml.get(answer)
  expect(errors, path).toEqual([])
  if (!rendered) throw new Error(`${path} answered ${answer.status}`)
  return rendered
}

/** The page as it is sent, before its scripts and style are put in. */
async function page(path: string, options: PageOptions = {}): Promise<string> {
  const { markup, edits } = await render(path, options)
  return new TextDecoder().decode(editHtml(markup, edits))
}

/** Every page, and lists whose parts differ in what is chosen. */
async function allPaths(): Promise<string[]> {
  const [path] = await database.web.selectFrom('career_paths').select('id').execute()
  const job = await database.web
    .selectFrom('public_jobs')
    .selectAll()
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  const values: Record<string, string> = {
    '/career-paths/:id': `/career-paths/${path?.id}`,
    '/jobs/:slug': paths.posting(job),
    '/jobs/in/:value': '/jobs/in/pune',
    '/jobs/for/:value': '/jobs/for/java',
    '/jobs/as/:value': '/jobs/as/backend',
    '/skills/:slug': '/skills/java',
    '/companies/:slug': '/companies/none',
    '*': '/no-such-page',
  }
  const kinds = routes.map(({ path, index }) => (index ? '/' : (values[path ?? ''] ?? path ?? '')))
  const lists = [
    'search=java&city=pune&sort=salary',
    'search=%26%22%27%3Cb%3E%E2%82%B9',
    'search=nothing-has-this',
    'type=remote&experience=0&stated=1',
    'skill=java&skill=go&skills=any&company=none&batch=2026',
    'pay=4.5',
    'stipend=7000&posted=7&confirmed=1',
    'view=rows',
    'page=2&location=Pune&category=backend&job_type=internship',
    `job=${open}`,
    `search=java&job=${closed}`,
    'show=26',
  ].map((query) => `/jobs?${query}`)
  return [...kinds, ...lists, '/skills/plan/more', '/jobs/in/goa', '/community/x']
}

test('a page with parts of other pages is the same, byte for byte', async () => {
  const parts = createReusedParts()
  const pages = await allPaths()
  expect(pages.length).toBeGreaterThan(70)
  const whole = new Map<string, string>()
  for (const path of pages) whole.set(path, await page(path))
  for (const [round, order] of [
    ['parts that are new', pages],
    ['parts of other pages', pages.toReversed()],
  ] as const) {
    for (const path of order)
      expect(await page(path, { parts }), `${path} with ${round}`).toBe(whole.get(path))
  }
}, 180_000)

/** Counts as an index gives them: none, no, one or many postings, in long lists and short ones. */
function counts(many: number, towns: number): Partial<FoundJobs> {
  const value = (name: string, count: number) => ({ value: name, label: name, count })
  const list = (name: string, length: number) =>
    Array.from({ length }, (_, at) => value(`${name} <${at}> & "x"`, Math.max(0, many - at)))
  return {
    total: many,
    payStated: Math.max(0, many - 1),
    facets: facetsWith({
      mode: [value('remote', many), value('onsite', 0)],
      level: [value('Fresher', 1)],
      city: list('town', towns),
      skill: list('skill', 12),
      company: list('company', 13),
      pay: [value('4', many), value('5000/month', many), value('10000/month', 1), value('15000/month', 0)],
      experience: [value('0', many), value('unstated', 1)],
      batch: [value('2026', many)],
    }),
  }
}

test('the bar of filters is the same with every count', async () => {
  const parts = createReusedParts()
  const lists = [
    '',
    'search=java',
    'pay=4',
    'stipend=10000&stated=1',
    'city=goa&skill=java&type=remote',
    'view=rows',
  ]
  const states = [
    counts(1234, 12),
    counts(2, 14),
    counts(1, 1),
    counts(0, 0),
    counts(7, 13),
    { total: 5, payStated: 5 },
  ]
  for (const query of lists) {
    for (const counted of [...states, ...states.toReversed()]) {
      const path = `/jobs?${query}`
      expect(await page(path, { parts, counted }), path).toBe(await page(path, { counted }))
    }
  }
}, 60_000)

test('a visitor who signed in and one who did not never get parts of each other', async () => {
  const parts = createReusedParts()
  for (const path of ['/', '/jobs', '/jobs?search=java', '/community']) {
    for (const signedIn of [true, false, undefined, true]) {
      const html = await page(path, { parts, signedIn })
      expect(html, path).toBe(await page(path, { signedIn }))
      expect(html.includes('>Dashboard<'), path).toBe(signedIn === true)
    }
  }
})

test('React renders little of a list whose parts are known', async () => {
  const parts = createReusedParts()
  const whole = await page('/jobs?search=java', { parts })
  const { markup } = await render('/jobs?search=JAVA', { parts })
  expect(markup.length / whole.length).toBeLessThan(0.2)
})
