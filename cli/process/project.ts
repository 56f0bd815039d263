import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder of this project, whatever the working directory. */
export const PROJECT = join(import.meta.dirname, '../..')

const packageText = readFileSync(join(PROJECT, 'package.json'), 'utf8')
export const VERSION = z.object({ version: z.string() }).parse(JSON.parse(packageText)).version
