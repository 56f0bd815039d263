import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SETTING_NAMES } from '#core/settings.ts'
import { freePort } from './free-port.ts'
import { startGuarded, type GuardedProcess } from './guarded-process.ts'
import { COMPILED, SHORT_LIVED } from './test-files.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
/** Long enough for a first start, which may have to build the site. */
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 15_000

export interface SiteProcess extends AsyncDisposable {
  url: string
  /** The end of its output. */
  output(): string
  /** Whether its process is alive. */
  runs(): boolean
  /** Its process id. */
  pid(): number | null
  /** Stops it and ignores the exit code, for a site that a test has killed. */
  end(): Promise<void>
}

/**
 * Runs the site with `npm start` in its own process, on a free port. It is stopped at the end and must exit
 * cleanly.
 *
 * @param settings `DATA_DIR` or `DATABASE_URL`; `PORT`, if the caller has to know it in advance.
 * @param temporaryFolder Removed when the process is gone, however it ends.
 * @param args As after `npm start --`.
 * @param nodeOptions Options of Node. The default suits a site that soon ends.
 */
export async function startSite(
  settings: Record<string, string>,
  temporaryFolder?: string,
  args: string[] = [],
  nodeOptions: readonly string[] = SHORT_LIVED,
): Promise<SiteProcess> {
  const port = Number(settings.PORT ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const site = startGuarded({
    command: process.execPath,
    parameters: [...nodeOptions, 'cli/site/start.ts', ...args],
    directory: PROJECT,
    environment: siteEnvironment({ PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, ...settings }),
    stopSignal: 'SIGTERM',
    patienceMs: STOP_LIMIT_MS,
    temporaryFolder,
  })
  try {
    await waitUntilHealthy(url, site)
  } catch (error) {
    await site.stop()
    throw error
  }
  return {
    url,
    output: site.output,
    runs: () => site.exitCode() === null,
    pid: site.pid,
    end: async () => void (await site.stop()),
    [Symbol.asyncDispose]: async () => {
      const code = await site.stop()
      if (code !== 0) throw new Error(`The site did not stop cleanly (exit code ${code}):\n${site.output()}`)
    },
  }
}

/**
 * Passes on only what programs need from the caller's environment: the developer's settings and .env stay
 * out.
 */
function siteEnvironment(settings: Record<string, string>): Record<string, string | undefined> {
  const { PATH, HOME } = process.env
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
  // Another time zone than the visitor's, so that differences in formatting between server and browser show
  // as errors.
  const fixed = { NODE_ENV: 'production', TZ: 'UTC', NODE_COMPILE_CACHE: COMPILED }
  return { PATH, HOME, ...unset, ...fixed, ...settings }
}

async function waitUntilHealthy(url: string, site: GuardedProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (site.exitCode() === null && Date.now() < deadline) {
    const health = await fetch(`${url}/health`).catch(() => null)
    if (health?.ok) return
    await sleep(100)
  }
  throw new Error(`The site did not start ("node cli/site/start.ts"):\n${site.output()}`)
}
