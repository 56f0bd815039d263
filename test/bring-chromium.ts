import { ChromiumMissingError, findChromium } from './browser.ts'

/** A step of `npm test`: installs Chromium if needed before the journeys, visibly in the report. */
try {
  console.log(await findChromium())
} catch (error) {
  if (!(error instanceof ChromiumMissingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
