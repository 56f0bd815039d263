import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder this program lives in, wherever it was started from. */
export const PROJECT = join(import.meta.dirname, '../..')

const packageText = readFileSync(join(PROJECT, 'package.json'), 'utf8')
export const VERSION = z.object({ version: z.string() }).parse(JSON.parse(packageText)).version
