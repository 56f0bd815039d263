import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** All inputs of the build. */
const SOURCE_FOLDERS = ['app', 'core', 'db', 'find', 'mail', 'metrics', 'public', 'server']
const SOURCE_FILES = [
  'cli/build/light-icons.ts',
  'cli/build/script-groups.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
const NOT_BUILT = /\.test\.tsx?$|\.sql$/

const RecordSchema = z.object({
  /** Hash of the sources that it was built from. */
  sources: z.string(),
  /** Size in bytes of each built file, by its path in the build folder. */
  files: z.record(z.string(), z.number()),
})

/** Hashes names and contents, not dates: they stay the same in a fresh clone and after switching branches. */
export function hashSources(project: string): string {
  const files = SOURCE_FOLDERS.flatMap((folder) => filesBelow(join(project, folder), `${folder}/`))
  const lines = [...SOURCE_FILES, ...files]
    .filter((file) => !NOT_BUILT.test(file))
    .sort()
    .map((file) => `${file} ${hash('sha256', readIfThere(join(project, file)))}\n`)
  return hash('sha256', lines.join(''))
}

/** Whether the build is complete and made from these sources. */
export function isBuilt(buildFolder: string, sources: string): boolean {
  try {
    const record = RecordSchema.parse(JSON.parse(readFileSync(recordPath(buildFolder), 'utf8')))
    const files = Object.entries(record.files)
    if (record.sources !== sources || files.length === 0) return false
    return files.every(([file, bytes]) => statSync(join(buildFolder, file)).size === bytes)
  } catch {
    return false
  }
}

/** Written last, so an interrupted build has no record. */
export function recordBuild(buildFolder: string, sources: string): void {
  const names = ['client', 'server'].flatMap((folder) => filesBelow(join(buildFolder, folder), `${folder}/`))
  const files = Object.fromEntries(names.map((name) => [name, statSync(join(buildFolder, name)).size]))
  writeFileSync(
    recordPath(buildFolder),
    JSON.stringify({ sources, files } satisfies z.input<typeof RecordSchema>),
  )
}

export function recordPath(buildFolder: string): string {
  return join(buildFolder, 'record.json')
}

function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
    return entry.isFile() ? [prefix + entry.name] : []
  })
}

function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}
