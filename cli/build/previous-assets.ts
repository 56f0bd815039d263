import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Names of the files that were carried over from the build before. */
const CarriedSchema = z.array(z.string())

/**
 * Sets the scripts and styles of the last build aside, because the next build empties its folder.
 *
 * During a deploy, visitors still have pages of the last build open, and a balancer may send the requests of such a page
 * to a process of the new one. So each build also has the files of the one before, but not of those before that.
 *
 * @param buildFolder `build`.
 */
export async function setAssetsAside(buildFolder: string): Promise<void> {
  const { assets, aside, carried } = foldersOf(buildFolder)
  const names = await namesIn(assets)
  // A build that failed has left nothing, and what was set aside before it is still there.
  if (names.length === 0) return
  const older = new Set(await readCarried(carried))
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  const own = names.filter((name) => !older.has(name))
  await Promise.all(own.map((name) => rename(join(assets, name), join(aside, name))))
}

/** Adds what was set aside to the new build. Its own files win. */
export async function carryAssetsOver(buildFolder: string): Promise<void> {
  const { assets, aside, carried } = foldersOf(buildFolder)
  const own = new Set(await namesIn(assets))
  const names = (await namesIn(aside)).filter((name) => !own.has(name))
  await Promise.all(names.map((name) => cp(join(aside, name), join(assets, name))))
  await writeFile(carried, JSON.stringify(names satisfies z.input<typeof CarriedSchema>))
  await rm(aside, { recursive: true, force: true })
}

function foldersOf(buildFolder: string) {
  return {
    assets: join(buildFolder, 'client', 'assets'),
    aside: join(buildFolder, 'previous-assets'),
    carried: join(buildFolder, 'carried-assets.json'),
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}

async function readCarried(file: string): Promise<string[]> {
  try {
    return CarriedSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}
