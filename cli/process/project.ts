import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The folder of this project, whatever the working directory. */
export const PROJECT = join(import.meta.dirname, '../..')

const packageText = readFileSync(join(PROJECT, 'package.json'), 'utf8')
export const VERSION = z.object({ version: z.string() }).parse(JSON.parse(packageText)).version

/**
 * What a site's Node is started with, by `npm start`, the image and the set of `test/faults`: V8 keeps new objects in two halves of 16 MB
 * instead of 32, and lets the old ones double before it collects them. Both save memory and cost no time that could be
 * measured (decision 33).
 */
export const SITE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=100']
