import { open } from 'node:fs/promises'
import { explainStorage } from '#core/storage-problem.ts'
import { UsageError } from './run-command.ts'

/** A saved response of a large company has some 100 MB. */
const MAX_MB = 256

/**
 * Reads a file that was named to a command; a pipe, too, to the same length.
 *
 * @param maxMb Its greatest length.
 * @throws UsageError with why it cannot be read.
 */
export async function readInputFile(path: string, maxMb = MAX_MB): Promise<Buffer> {
  try {
    await using file = await open(path, 'r')
    if ((await file.stat()).isDirectory()) throw new UsageError(`"${path}" is a folder. Name a file in it.`)
    const limit = maxMb * 2 ** 20
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      if (length > limit) throw new UsageError(`"${path}" is larger than ${maxMb} MB.`)
    }
    return Buffer.concat(chunks)
  } catch (cause) {
    if (cause instanceof UsageError) throw cause
    throw new UsageError(`Cannot read the file "${path}": ${whyNot(cause)}`, { cause })
  }
}

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOENT') return 'there is no such file.'
  if (code === 'ENOTDIR') return 'a part of its path is a file.'
  return explainStorage(error, 'it') ?? (error instanceof Error ? error.message : String(error))
}
