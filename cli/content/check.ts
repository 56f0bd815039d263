/**
 * `npm run content:check`: reads every file below `content/`, counts its rows, and names each wrong row with its
 * file, its field and what was expected. Exits with 1 when something is wrong.
 */
import { contentReport } from '#content/content-report.ts'
import { checkShippedContent } from '#content/shipped-content.ts'

const report = contentReport(await checkShippedContent())
console.log(report.text)
if (!report.ok) process.exitCode = 1
