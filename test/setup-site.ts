import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { SETTING_NAMES } from '#core/settings.ts'
import { freePort } from './free-port.ts'
import { startGuarded, type GuardedProcess } from './guarded-process.ts'
import { SCREENSHOTS } from './screenshots.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running site: its origin, and the folder of its embedded database. */
    site: { url: string; dataDirectory: string }
  }
}

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
/** A first start builds the site, where the run has not. */
const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 15_000

/** Before the journeys: the site as `npm start` serves it, with the sample jobs, on a folder of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(SCREENSHOTS, { recursive: true, force: true })
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-site-'))
  const dataDirectory = join(folder, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = startGuarded({
    command: process.execPath,
    parameters: ['cli/start.ts'],
    directory: PROJECT,
    environment: siteEnvironment({
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDirectory,
    }),
    stopSignal: 'SIGTERM',
    patienceMs: STOP_LIMIT_MS,
    temporaryFolder: folder,
  })
  try {
    await waitUntilHealthy(url, server)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('site', { url, dataDirectory })
  return async () => {
    const code = await server.stop()
    if (code !== 0) throw new Error(`The site did not stop cleanly (exit code ${code}):\n${server.output()}`)
  }
}

/** Of the caller's environment only what programs need: a developer's own settings, and .env, stay out. */
function siteEnvironment(settings: Record<string, string>): Record<string, string | undefined> {
  const { PATH, HOME } = process.env
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))
  // Another time zone than the visitor's: what server and browser format differently shows as an error.
  return { PATH, HOME, ...unset, NODE_ENV: 'production', TZ: 'UTC', ...settings }
}

async function waitUntilHealthy(url: string, server: GuardedProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (server.exitCode() === null && Date.now() < deadline) {
    const health = await fetch(`${url}/health`).catch(() => null)
    if (health?.ok) return
    await sleep(100)
  }
  throw new Error(`The site did not start ("node cli/start.ts"):\n${server.output()}`)
}
