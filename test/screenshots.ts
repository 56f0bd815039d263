import { fileURLToPath } from 'node:url'

/** Screenshots of failed journeys; emptied before each run. */
export const SCREENSHOTS = fileURLToPath(new URL('../test-results/screenshots', import.meta.url))
