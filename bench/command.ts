import { argv } from 'node:process'

/**
 * `npm run bench -- NAME`: what only a maintainer of the reader or of alerts needs. The others have a script of their
 * own (`npm run bench:find`).
 */
const WORK: Record<string, () => Promise<unknown>> = {
  weights: () => import('./weights.ts'),
  'lexicon-check': () => import('./lexicon-check.ts'),
  telegram: () => import('./telegram.ts'),
}

const [name = ''] = argv.splice(2, 1)
const work = WORK[name]
if (work) await work()
else {
  console.error(`npm run bench -- NAME, one of: ${Object.keys(WORK).join(', ')}`)
  process.exitCode = 1
}
