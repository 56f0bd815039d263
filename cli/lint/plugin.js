import { directions } from './directions.js'
import { processClock } from './process-clock.js'

/** Our own rules for oxlint. */
export default { meta: { name: 'pravesh' }, rules: { directions, 'no-process-clock': processClock } }
