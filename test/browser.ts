import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const CACHE = join(PROJECT, 'node_modules/.cache/pravesh/browser')
/** Draws no window around a page, and needs half the CPU for one. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** The letters of our pages where none of a phone's or a desktop's are: apt only recommends them with a browser. */
const FONTS = 'fonts-liberation'
const FULL_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** A download that says nothing for so long hangs; one that goes on may take the whole of the second. */
const DOWNLOAD_SILENCE_MS = 30_000
const DOWNLOAD_LIMIT_MS = 10 * 60_000
const APT_LIMIT_MS = 10 * 60_000
/** Without network it gives up in seconds: there may be another browser. */
const APT_OPTIONS = [
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
  '-o',
  'Acquire::Retries=0',
]

/** Nothing of ours needs the network, and a browser's own chatter must not need it either. */
const LAUNCH_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a profile share one process, so that a further page starts none.
  '--process-per-site',
  // Every other host is unknown: a page that asks for one fails its test instead of reaching it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

export class ChromiumMissingError extends Error {
  override name = 'ChromiumMissingError'
}

/**
 * The path of a Chromium that runs here: the one `CHROMIUM_PATH` names; the headless shell, from apt where that can
 * bring it; the system's full browser, Playwright's own download, or apt's full one. What is missing is brought, once;
 * the answer is remembered under `node_modules/.cache`.
 *
 * @throws ChromiumMissingError naming the command that would help.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new ChromiumMissingError(`CHROMIUM_PATH is ${named}, which is not a Chromium that runs here.`)
  }
  const remembered = readCache()
  if (remembered && runs(remembered)) return remembered
  const found =
    installed([HEADLESS_SHELL]) ??
    fromApt(HEADLESS_SHELL) ??
    installed(FULL_NAMES, SYSTEM_PLACES) ??
    (await downloadedChromium()) ??
    fromApt('chromium')
  if (found) return remember(found)
  throw new ChromiumMissingError(
    'No Chromium was found, and none could be brought. Install one with ' +
      `"npx playwright-core install --with-deps chromium" or your system's packages ` +
      '(Debian: "sudo apt-get install chromium"), or set CHROMIUM_PATH to one.',
  )
}

/**
 * A headless browser with an empty profile, which goes when it is closed.
 *
 * @param settings Further arguments of Chromium.
 */
export async function launchChromium(settings: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium()
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath,
      chromiumSandbox,
      // Playwright's plain --headless means the old mode in the Chromium of some systems.
      ignoreDefaultArgs: ['--headless'],
      args: ['--headless=new', ...LAUNCH_ARGUMENTS, ...settings],
    })
  // Root has no sandbox, and neither has a container that forbids the user namespaces it is made of.
  if (process.getuid?.() === 0) return launch(false)
  return launch(true).catch((error: Error) => {
    if (/sandbox/i.test(error.message)) return launch(false)
    throw error
  })
}

function installed(names: string[], places: string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...places].find((path) => existsSync(path) && runs(path))
}

async function downloadedChromium(): Promise<string | undefined> {
  const path = chromium.executablePath()
  if (!existsSync(path)) await download()
  return existsSync(path) && runs(path) ? path : undefined
}

/** Runs Playwright's installer until it is done, hangs or takes too long. Its noise is of no use to anyone. */
async function download(): Promise<void> {
  const installer = join(PROJECT, 'node_modules/playwright-core/cli.js')
  const child = spawn(process.execPath, [installer, 'install', '--no-shell', 'chromium'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  const stop = () => child.kill('SIGKILL')
  const limit = setTimeout(stop, DOWNLOAD_LIMIT_MS)
  const silence = setTimeout(stop, DOWNLOAD_SILENCE_MS)
  child.stdout.on('data', () => silence.refresh())
  child.stderr.on('data', () => silence.refresh())
  await new Promise((resolve) => {
    child.once('close', resolve)
    child.once('error', resolve)
  })
  clearTimeout(limit)
  clearTimeout(silence)
}

/** Only for root, on Debian and its like; elsewhere, and without network, there is none. */
function fromApt(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const done = (...parameters: string[]) => {
    try {
      execFileSync('/usr/bin/apt-get', [...APT_OPTIONS, ...parameters], {
        stdio: 'ignore',
        timeout: APT_LIMIT_MS,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      return true
    } catch {
      return false
    }
  }
  const isInstalled = () => done('install', '--yes', '--no-install-recommends', name, FONTS)
  return isInstalled() || (done('update') && isInstalled()) ? installed([name]) : undefined
}

/** Whether the file is a browser that starts: a stub, or one whose libraries are missing, prints no version. */
function runs(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /Chrom(e|ium)/.test(stdout)
}

function readCache(): string | undefined {
  try {
    return readFileSync(CACHE, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

function remember(path: string): string {
  mkdirSync(dirname(CACHE), { recursive: true })
  writeFileSync(CACHE, `${path}\n`)
  return path
}
