import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { copyEmbedded } from './copied-database.ts'
import { freePort } from './free-port.ts'
import { startOpenIdProvider, type OpenIdProvider } from './openid-provider.ts'
import { toNextDocument } from './page-checks.ts'
import { startSite, type SiteProcess } from './site-process.ts'

export interface SignInSite extends AsyncDisposable {
  site: SiteProcess
  provider: OpenIdProvider
  /** The folder of the site's embedded database. */
  dataDirectory: string
  /** For `newPage`: this site, from which a visitor also goes to the provider. */
  visit: { siteUrl: string; tolerate: RegExp[] }
}

/**
 * A site with sign-in, on its own database, and its identity provider.
 *
 * @param databaseUrl A server's URL, instead of the embedded database.
 * @param more Other settings.
 */
export async function startSignInSite(
  databaseUrl?: string,
  more: Record<string, string> = {},
): Promise<SignInSite> {
  await using stack = new AsyncDisposableStack()
  const port = await freePort()
  const provider = stack.use(await startOpenIdProvider(`http://127.0.0.1:${port}`))
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-sign-in-'))
  const dataDirectory = join(folder, 'data')
  const database: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_DIR: await copyEmbedded(dataDirectory) }
  const settings = { ...database, PORT: String(port), ...provider.settings, ...more }
  const site = stack.use(await startSite(settings, folder))
  const kept = stack.move()
  return {
    site,
    provider,
    dataDirectory,
    visit: { siteUrl: site.url, tolerate: [new RegExp(`left the site: ${provider.issuer}`)] },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Such a site for the tests of one file. Call it once, at the top; it works only in hooks and tests. */
export function sharedSignInSite(settings?: Record<string, string>): () => SignInSite {
  let running: SignInSite | undefined
  beforeAll(async () => {
    running = await startSignInSite(undefined, settings)
  }, 200_000)
  afterAll(() => running?.[Symbol.asyncDispose](), 30_000)
  return () => {
    if (!running) throw new Error('The site runs in hooks and tests, not while the file loads.')
    return running
  }
}

/** Enters a name at the provider, and waits until that has led on: to the site, unless it is held back. */
export async function sayNameAtProvider(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await toNextDocument(page, () => page.getByRole('button', { name: 'Continue' }).click())
}
