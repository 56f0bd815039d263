import { buildSite } from './build-site.ts'
import { parseOrHelp, runCommand, UsageError } from '#cli/process/run-command.ts'
import { stdout } from '#cli/process/terminal.ts'

const USAGE = `Builds the site for production into build/, even if nothing has changed. npm start builds by itself what has.

  npm run build`

await runCommand('build', async (args) => {
  const parsed = parseOrHelp(args, { usage: USAGE, stdout, options: {} })
  if (!parsed) return 0
  if (parsed.positionals.length > 0) throw new UsageError(`Unknown argument "${parsed.positionals[0]}".`)
  await buildSite({ always: true, verbose: true, print: (line) => void stdout.write(`${line}\n`) })
  return 0
})
