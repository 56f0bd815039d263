import { writeFile } from 'node:fs/promises'
import { UsageError } from '#cli/process/run-command.ts'

/** Writes a file. @throws UsageError if it exists already, unless that is forced. */
export async function saveText(file: string, text: string, force: boolean): Promise<void> {
  await writeFile(file, text, { flag: force ? 'w' : 'wx' }).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    throw new UsageError(`"${file}" already exists. Choose another name, or add --force.`, { cause })
  })
}
