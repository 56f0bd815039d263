import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '#test/browser.ts'
import { startPostgres } from '#test/postgres.ts'
import { startSite } from '#test/site-process.ts'
import { barePage, recorded } from './bare-page.ts'
import { startBareServer, type Recorded } from './bare-server.ts'
import { BROWSERS_ACCEPT, load, memoryOf, type Load } from './load.ts'
import { importMadeUpPostings } from './made-up-postings.ts'
import { partsOf } from './parts.ts'
import { visit, type Visit } from './phone.ts'
import { pressTable } from './press.ts'

/**
 * `npm run bench:pages`: what a page costs a cheap phone, beside the same HTML without script and with its style in
 * the document, and what it costs the server, beside bare `node:http` with the same bytes and headers. All in
 * one run, so that the ratios mean something on any machine. Then the time from a press on a link to the new page.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    /** `phone`, `press` or `server`. */
    only: { type: 'string' },
    /** Address of a running site, of another build, where the same links are pressed in turn with ours. */
    beside: { type: 'string' },
    /** The phone's pages with imported postings of an invented company instead of samples. */
    postings: { type: 'boolean', default: false },
    /** Pages that are not kept: how many are asked for, after as many that warm the site up. */
    requests: { type: 'string', default: '400' },
    /** Only pages whose path contains this, and only such presses. */
    page: { type: 'string', default: '' },
  },
})
const runs = Number(values.runs)
const seconds = Number(values.seconds)
const times = Number(values.requests)
let addresses = 0

/** A page in memory is asked for so many times as often: it costs a hundredth. */
const KEPT_SHARE = 25

/** How many requests for a page come before the visits that are measured. */
const OTHERS = 40

/** Every kind of page; `{job}` is a posting, `{path}` a career path. */
const PAGES = [
  '/',
  '/jobs',
  '/jobs?search=java',
  '/jobs?job={job}',
  '{posting}',
  '/courses',
  '/career-paths',
  '/career-paths/{path}',
  '/events-hackathons',
  '/mnc-hiring',
  '/prep-zone',
  '/tools-courses',
  '/entrepreneur-hub',
  '/search',
  '/community',
]

console.log(
  `Load of this machine before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
const measures = { phone: measurePhone, press: measurePresses, server: measureServer }
for (const [name, measure] of Object.entries(measures))
  if (values.only === undefined || values.only === name) await measure()

async function measurePhone(): Promise<void> {
  const data = join(folder(), 'data')
  if (values.postings) importMadeUpPostings(folder(), data)
  await using site = await startSite({ DATA_DIR: data })
  await using bare = await startBareServer()
  const browser = await launchChromium()
  const table: Record<string, unknown>[] = []
  try {
    for (const path of (await paths(site.url)).filter((path) => path.includes(values.page))) {
      for (const [name, answer] of await barePage(site.url + path)) bare.answers.set(name, answer)
      // As others have asked before; the bare page is at its tightest, too.
      await load(site.url, path, { times: OTHERS, acceptEncoding: BROWSERS_ACCEPT })
      const ours: Visit[] = []
      const floor: Visit[] = []
      for (let run = 0; run < runs; run += 1) {
        floor.push(await visit(browser, bare.url + path, { script: false }))
        ours.push(await visit(browser, site.url + path, { script: true }))
      }
      table.push(phoneRow(path.replace(/[0-9a-f]{8}-[0-9a-f-]+/, '…'), median(ours), median(floor)))
    }
  } finally {
    await browser.close()
  }
  console.log(`A phone of 360 px, CPU slowed 4 times, 1.6 Mbit/s, 150 ms round trip; medians of ${runs}.`)
  console.table(table)
}

async function measurePresses(): Promise<void> {
  await using site = await startSite({ DATA_DIR: join(folder(), 'data') })
  const browser = await launchChromium()
  try {
    const sites = { here: site.url, ...(values.beside ? { beside: values.beside } : {}) }
    const table = await pressTable(browser, sites, { runs, only: values.page })
    console.log(`From a press on that phone to the first frame with the new content; medians of ${runs}.`)
    console.table(table)
  } finally {
    await browser.close()
  }
}

function phoneRow(page: string, ours: Visit, bare: Visit) {
  const kB = (bytes: number) => Math.round(bytes / 1000)
  return {
    page,
    'FCP ms': Math.round(ours.fcp),
    'LCP ms': Math.round(ours.lcp),
    'bare FCP': Math.round(bare.fcp),
    'FCP/bare': ratio(ours.fcp, bare.fcp),
    'LCP/bare': ratio(ours.lcp, bare.lcp),
    'usable ms': Math.round(ours.usable),
    'TBT ms': Math.round(ours.tbt),
    'bare TBT': Math.round(bare.tbt),
    CLS: Number(ours.cls.toFixed(3)),
    requests: ours.requests,
    kB: kB(ours.bytes),
    scripts: ours.scripts,
    'script kB': kB(ours.scriptBytes),
    elements: ours.elements,
  }
}

async function measureServer(): Promise<void> {
  await using bare = await startBareProcess()
  const postgres = await startPostgres()
  try {
    await serverTable('PGlite', { DATA_DIR: join(folder(), 'data') }, bare)
    await serverTable('PostgreSQL', { DATABASE_URL: postgres.url }, bare)
    await measureParts({ DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function serverTable(
  engine: string,
  settings: Record<string, string>,
  bare: BareProcess,
): Promise<void> {
  await using site = await startSite(settings)
  const pid = site.pid()
  const table: Record<string, unknown>[] = []
  const row = (what: string, { perSecond, p99, failed, cpuMs }: Load, floor?: Load) =>
    table.push({
      what,
      'per second': Math.round(perSecond),
      'of bare': floor ? ratio(perSecond, floor.perSecond) : '',
      'by CPU': floor?.cpuMs && cpuMs ? ratio(floor.cpuMs, cpuMs) : '',
      'p99 ms': p99,
      'CPU ms': cpuMs === null ? '' : Number(cpuMs.toFixed(3)),
      failed,
    })

  for (const path of ['/', '/jobs']) {
    const answer = await recorded(site.url + path)
    await bare.store(path, answer)
    const kept = { times: times * KEPT_SHARE }
    await load(site.url, path, kept)
    await load(bare.url, path, kept)
    const floor = await load(bare.url, path, { ...kept, pid: bare.pid })
    row(`${path} from bare node:http`, floor)
    row(`${path}, kept`, await load(site.url, path, { ...kept, pid }), floor)
  }
  const browser = { acceptEncoding: BROWSERS_ACCEPT }
  await load(site.url, newSearch, { times, ...browser })
  const search = await load(site.url, newSearch, { times, pid, ...browser })
  row('/jobs?search=…, not kept', search)
  const rate = Math.max(1, Math.floor(search.perSecond / 2))
  row('the same at half of that rate', await load(site.url, newSearch, { seconds, pid, rate, ...browser }))
  row('the same with Brotli alone', await load(site.url, newSearch, { times, pid }))
  await load(site.url, newList, { times, ...browser })
  row('/jobs?pay=…, not kept', await load(site.url, newList, { times, pid, ...browser }))
  console.log(`${engine}, one process; memory at the end: ${memoryOf(pid)} MB`)
  console.table(table)
}

/** Addresses that nobody has asked for. */
function newSearch(): string {
  return `/jobs?search=engineer%20${(addresses += 1)}`
}

function newList(): string {
  return `/jobs?pay=${((addresses += 1) / 100).toFixed(2)}`
}

/** Where the CPU of a page that is not kept goes. */
async function measureParts(settings: Record<string, string>): Promise<void> {
  const profiles = folder()
  {
    const profile = ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
    await using site = await startSite(settings, undefined, [], profile)
    for (let round = 0; round < 3; round += 1)
      await load(site.url, newSearch, { times, acceptEncoding: BROWSERS_ACCEPT })
  }
  console.log('/jobs?search=…, not kept: shares of the CPU of the main thread, while it is profiled')
  console.table(partsOf(profiles, 1 / 2))
}

interface BareProcess extends AsyncDisposable {
  url: string
  pid: number | null
  store: (path: string, answer: Recorded) => Promise<void>
}

async function startBareProcess(): Promise<BareProcess> {
  const child = fork(new URL('bare-server.ts', import.meta.url))
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    pid: child.pid ?? null,
    store: async (path, { status, headers, body }) => {
      child.send([path, { status, headers, body: body.toString('base64') }])
      await once(child, 'message')
    },
    [Symbol.asyncDispose]: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function paths(site: string): Promise<string[]> {
  const first = async (call: string) => {
    const answer = await fetch(`${site}/api/v1/${call}?limit=1`)
    const { data } = (await answer.json()) as { data: { id: string }[] }
    return data[0]?.id ?? ''
  }
  const [job, path] = await Promise.all([first('jobs'), first('career-paths')])
  const list = await (await fetch(`${site}/jobs`)).text()
  const [, posting = ''] = /href="(\/jobs\/[^"]+-[0-9a-f]{12})"/.exec(list) ?? []
  return PAGES.map((page) => page.replace('{job}', job).replace('{path}', path).replace('{posting}', posting))
}

function median(visits: Visit[]): Visit {
  const [one] = visits
  if (!one) throw new Error('--runs must be 1 or more')
  const middle = (key: keyof Visit) =>
    visits.map((visit) => visit[key]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0
  return Object.fromEntries(
    Object.keys(one).map((key) => [key, middle(key as keyof Visit)]),
  ) as unknown as Visit
}

function ratio(ours: number, floor: number): number {
  return Number((ours / floor).toFixed(2))
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'pravesh-bench-'))
}
