import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const PROGRAM = fileURLToPath(new URL('create-process.ts', import.meta.url))
/** What went wrong in that process, as `storageProblem` reads it. */
const Failure = z
  .object({ name: z.string(), message: z.string(), errno: z.number().optional() })
  .transform(({ message, ...rest }) => Object.assign(new Error(message), rest))
/** Code that runs once is not worth optimising, which takes 70 MB. */
const NODE_OPTIONS = ['--liftoff-only']

/**
 * Creates the embedded database in an empty folder. For that, PGlite holds two databases, a copy of a whole memory of
 * 128 MB and three copies of the files: 450 MB more than it needs to serve, and V8 keeps some of it. So a process of its
 * own does it. The folder is filled in one step, and what an interrupted attempt left is removed.
 *
 * @param pgdata A folder with anything in it stays as it is.
 */
export async function createDatabase(pgdata: string): Promise<void> {
  if (readdirSync(pgdata).length > 0) return
  const prefix = `${basename(pgdata)}.new-`
  const beside = dirname(pgdata)
  for (const name of readdirSync(beside))
    if (name.startsWith(prefix)) rmSync(join(beside, name), { recursive: true, force: true })
  const unfinished = mkdtempSync(join(beside, prefix))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...NODE_OPTIONS, PROGRAM, unfinished])
    if (stdout !== '') throw Failure.parse(JSON.parse(stdout))
    rmdirSync(pgdata)
    renameSync(unfinished, pgdata)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}
