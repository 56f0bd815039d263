import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { messageOf } from './fail.ts'
import type { Screen } from './progress-bar.ts'
import { stderr, stdout } from './terminal.ts'

/** Wrong arguments; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What a command reads and writes besides its arguments: the process's own, or those of a test. */
export interface CommandIo {
  /** The environment, as passed to `readSettings`. */
  env: Record<string, string | undefined>
  stdin: NodeJS.ReadableStream
  stdout: Screen
  stderr: Screen
}

/**
 * An operator command. Returns its exit code, or throws.
 *
 * @param args The arguments after the script's name.
 */
export type Command = (args: string[], io: CommandIo) => Promise<number>

/**
 * Runs a command as this process and exits with its code. Errors: see `failureOf`.
 *
 * @param script Its name in `package.json`.
 */
export async function runCommand(script: string, command: Command): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), {
      env: process.env,
      stdin: process.stdin,
      stdout,
      stderr,
    })
  } catch (error) {
    const { code, text } = failureOf(script, error)
    stderr.write(text)
    // Open handles must not keep a failed command alive.
    if (code === 1) process.exit(code)
    process.exitCode = code
  }
}

/** The exit of a command that throws: 2 and where to find help for wrong arguments, else 1 and the reason. */
export function failureOf(script: string, error: unknown): { code: 1 | 2; text: string } {
  if (!(error instanceof UsageError)) return { code: 1, text: `\n${messageOf(error)}\n` }
  return { code: 2, text: `${error.message}\nRun npm run ${script} -- --help to see the options.\n` }
}

/**
 * Parses the arguments of a command that prints its usage for `--help`.
 *
 * @returns Null if help was asked for and printed.
 * @throws UsageError naming an unknown option.
 */
export function parseOrHelp<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  { usage, stdout, options }: { usage: string; stdout: Screen; options: Options },
) {
  const { values, positionals } = parseOptions(args, {
    ...options,
    help: { type: 'boolean', short: 'h' },
  } as Options & { help: { type: 'boolean'; short: 'h' } })
  if (!('help' in values)) return { values, positionals }
  stdout.write(`${usage}\n`)
  return null
}

/**
 * Parses options and positional arguments.
 *
 * @throws UsageError naming an unknown option.
 */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
