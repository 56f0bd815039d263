import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { messageOf } from './fail.ts'
import type { Screen } from './progress-bar.ts'

/** Arguments that cannot be used; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What a command reads and writes besides its arguments: the process's own, or a test's. */
export interface CommandIo {
  /** The environment, as `readSettings` takes it. */
  env: Record<string, string | undefined>
  stdin: NodeJS.ReadableStream
  stdout: Screen
  stderr: Screen
}

/**
 * A command of the operator. It ends with its exit code, or throws.
 *
 * @param args Behind the name of the script.
 */
export type Command = (args: string[], io: CommandIo) => Promise<number>

/**
 * Runs a command as this process, to its exit code: see `failureOf` for one that throws.
 *
 * @param script Of `package.json`.
 */
export async function runCommand(script: string, command: Command): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), process)
  } catch (error) {
    const { code, text } = failureOf(script, error)
    process.stderr.write(text)
    // What is still open must not hold a command that failed.
    if (code === 1) process.exit(code)
    process.exitCode = code
  }
}

/** How a command ends that throws: with 2 and where to find help on wrong arguments, with 1 and the reason otherwise. */
export function failureOf(script: string, error: unknown): { code: 1 | 2; text: string } {
  if (!(error instanceof UsageError)) return { code: 1, text: `\n${messageOf(error)}\n` }
  return { code: 2, text: `${error.message}\nRun npm run ${script} -- --help to see the options.\n` }
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
