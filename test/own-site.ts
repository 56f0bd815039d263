import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyEmbedded } from './copied-database.ts'
import { siteDatabase } from './site-database.ts'
import { startSite, type SiteProcess } from './site-process.ts'

export interface OwnSite extends SiteProcess {
  /** The folder of its database. */
  dataDirectory: string
  /** For commands beside it. */
  settings: Record<string, string>
}

interface OwnSiteOptions {
  settings?: Record<string, string>
  /** Fills the database before the site starts. */
  fill?: (database: Awaited<ReturnType<typeof siteDatabase>>) => Promise<void>
}

/** A site with an embedded database of its own, for tests that change what others count. */
export async function startOwnSite({ settings: more, fill }: OwnSiteOptions = {}): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-own-site-'))
  const dataDirectory = await copyEmbedded(join(folder, 'data'))
  if (fill) {
    await using database = await siteDatabase(dataDirectory)
    await fill(database)
  }
  const settings = { DATA_DIR: dataDirectory, ...more }
  const site = await startSite(settings, folder)
  return { ...site, dataDirectory, settings: { ...settings, SITE_URL: site.url } }
}
