import { PGlite } from '@electric-sql/pglite'

/** Creates an empty database in the folder that is named, and ends: a process of `new-database.ts`, which reads a failure. */
const [, , folder] = process.argv
if (!folder) throw new Error('Expected a folder')
try {
  const database = await PGlite.create({ dataDir: folder })
  await database.close()
} catch (error) {
  const { name, message, errno } = error as Partial<Error & { errno: unknown }>
  process.stdout.write(JSON.stringify({ name: name ?? 'Error', message: message ?? String(error), errno }))
}
