import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { fail } from './fail.ts'

/** Arguments that cannot be used; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Runs a command to its exit code: 2 with where to find help on wrong arguments, 1 with the reason on any other error.
 *
 * @param script Of `package.json`.
 * @param run Gives the exit code.
 */
export async function runCommand(script: string, run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    if (!(error instanceof UsageError)) fail(error)
    process.stderr.write(`${error.message}\nRun npm run ${script} -- --help to see the options.\n`)
    process.exitCode = 2
  }
}

/**
 * The options of a command, and what stands beside them.
 *
 * @throws UsageError naming an option that the command does not have.
 */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
