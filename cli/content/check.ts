/**
 * `npm run content:check`: validates every file in `content/`, prints its number of rows, and reports each
 * invalid row with file, field and what was expected. Exits with 1 if a row is invalid.
 */
import { contentReport } from '#content/content-report.ts'
import { stdout } from '#cli/process/terminal.ts'
import { checkShippedContent } from '#content/shipped-content.ts'

const report = contentReport(await checkShippedContent())
stdout.write(`${report.text}\n`)
if (!report.ok) process.exitCode = 1
