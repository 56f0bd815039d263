import { PGlite } from '@electric-sql/pglite'

/** Creates an empty database in the folder that is named, and ends: a process of `new-database.ts`. */
const [, , folder] = process.argv
if (!folder) throw new Error('Expected a folder')
const database = await PGlite.create({ dataDir: folder })
await database.close()
