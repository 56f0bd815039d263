import { fileURLToPath } from 'node:url'

/** Where journeys that fail leave pictures of their pages; emptied before each run. */
export const SCREENSHOTS = fileURLToPath(new URL('../test-results/screenshots', import.meta.url))
