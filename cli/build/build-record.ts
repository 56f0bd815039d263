import { hash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Read whole: Tailwind looks for classes in all of `app`, modules glob it, and `public` is copied. */
const WHOLE_FOLDERS = ['app', 'public']
/** An image does not have them. */
const TEST = /\.test\.tsx?$/

const RecordSchema = z.object({
  /** Hash of each file of the project that the build read, by its path. */
  inputs: z.record(z.string(), z.string()),
  /** Size in bytes of each built file, by its path in the build folder. */
  files: z.record(z.string(), z.number()),
})

/**
 * Whether the build is complete and made from what the project's files hold now. Compares contents, not dates: they stay
 * the same in a fresh clone and after switching branches.
 */
export function isBuilt(project: string, buildFolder: string): boolean {
  try {
    const { inputs, files } = RecordSchema.parse(JSON.parse(readFileSync(recordPath(buildFolder), 'utf8')))
    if (Object.keys(files).length === 0) return false
    if (wholeFolders(project).some((path) => !(path in inputs))) return false
    return (
      Object.entries(files).every(([file, bytes]) => statSync(join(buildFolder, file)).size === bytes) &&
      Object.entries(inputs).every(([path, before]) => hashOf(join(project, path)) === before)
    )
  } catch {
    return false
  }
}

/**
 * Writes down what was read and built. Called last, so an interrupted build has no record.
 *
 * @param startedAt When the build began, in ms: a file that changed since may have been read before.
 */
export function recordBuild(project: string, buildFolder: string, startedAt: number): void {
  const inputs = [...takeInputs(buildFolder), ...wholeFolders(project)].map((path) => {
    const { mtimeMs } = statSync(join(project, path))
    const changed = mtimeMs >= startedAt && mtimeMs <= Date.now()
    return [path, changed ? 'changed while it was built' : hashOf(join(project, path))]
  })
  const names = ['client', 'server'].flatMap((folder) => filesBelow(join(buildFolder, folder), `${folder}/`))
  const files = Object.fromEntries(names.map((name) => [name, statSync(join(buildFolder, name)).size]))
  const record = { inputs: Object.fromEntries(inputs), files } satisfies z.input<typeof RecordSchema>
  writeFileSync(recordPath(buildFolder), JSON.stringify(record))
}

export function recordPath(buildFolder: string): string {
  return join(buildFolder, 'record.json')
}

/** Where a running build writes what it reads: lists of paths, one for the browser's files and one for the server's. */
export function inputsFolder(buildFolder: string): string {
  return join(buildFolder, 'inputs')
}

function takeInputs(buildFolder: string): string[] {
  const folder = inputsFolder(buildFolder)
  const lists = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  rmSync(folder, { recursive: true })
  return lists.flatMap((list) => z.array(z.string()).parse(JSON.parse(list)))
}

function wholeFolders(project: string): string[] {
  return WHOLE_FOLDERS.flatMap((folder) => filesBelow(join(project, folder), `${folder}/`)).filter(
    (path) => !TEST.test(path),
  )
}

function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
    return entry.isFile() ? [prefix + entry.name] : []
  })
}

const hashOf = (path: string) => hash('sha256', readFileSync(path))
