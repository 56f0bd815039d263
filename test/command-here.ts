import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { failureOf, type Command } from '#cli/process/run-command.ts'

const COMMANDS = {
  boards: () => import('#cli/boards/command.ts'),
  content: () => import('#cli/content/command.ts'),
  explain: () => import('#cli/explain/command.ts'),
  ingest: () => import('#cli/ingest/command.ts'),
  reports: () => import('#cli/reports/command.ts'),
} satisfies Record<string, () => Promise<{ command: Command }>>

export type CommandName = keyof typeof COMMANDS

/** What came of a command. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs an operator's command inside this process, where nothing has to be loaded for it again. What only a process
 * can show (signals, a closed pipe, that it ends) is for `startCommand`.
 *
 * @param env Its whole environment.
 * @param input What is on its standard input.
 */
export async function runHere(
  name: CommandName,
  args: string[],
  env: Record<string, string | undefined>,
  input = '',
): Promise<Ended> {
  const { command } = await COMMANDS[name]()
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const said = Promise.all([text(stdout), text(stderr)])
  const io = { env, stdin: Readable.from([Buffer.from(input)]), stdout, stderr }
  const code = await command(args, io).catch((error: unknown) => {
    const failure = failureOf(name, error)
    stderr.write(failure.text)
    return failure.code
  })
  stdout.end()
  stderr.end()
  const [out, err] = await said
  return { code, stdout: out, stderr: err }
}
