import { ChromiumMissingError, findChromium } from './browser.ts'

/** A step of `npm test`, so that a browser which has to be brought is brought before the journeys, and is seen. */
try {
  console.log(await findChromium())
} catch (error) {
  if (!(error instanceof ChromiumMissingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
