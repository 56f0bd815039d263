import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text compresses well. Images and fonts are compressed already. */
const TEXT = /\.(css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/
const SMALLEST_BYTES = 1000

/**
 * Writes `name.br` and `name.gz` next to each file that they make smaller, at the strongest settings, because
 * this runs once per build.
 *
 * @param folder `build/client`.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.byteLength < SMALLEST_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (br.byteLength < bytes.byteLength) await writeFile(`${path}.br`, br)
  if (gz.byteLength < bytes.byteLength) await writeFile(`${path}.gz`, gz)
}
