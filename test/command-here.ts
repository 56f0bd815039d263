import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { failureOf, type Command } from '#cli/process/run-command.ts'

const COMMANDS = {
  backup: () => import('#cli/backup/command.ts'),
  admin: () => import('#cli/admin/command.ts'),
  boards: () => import('#cli/boards/command.ts'),
  companies: () => import('#cli/companies/command.ts'),
  content: () => import('#cli/content/command.ts'),
  explain: () => import('#cli/explain/command.ts'),
  ingest: () => import('#cli/ingest/command.ts'),
  newsletter: () => import('#cli/newsletter/command.ts'),
  ratings: () => import('#cli/ratings/command.ts'),
  restore: () => import('#cli/restore/command.ts'),
  telegram: () => import('#cli/telegram/command.ts'),
} satisfies Record<string, () => Promise<{ command: Command }>>

export type CommandName = keyof typeof COMMANDS

/** The result of a command. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs an operator command inside this process, which is faster because its modules load only once. To test
 * signals, a closed pipe or the exit of the process, use `startCommand`.
 *
 * @param env The whole environment.
 * @param input The content of stdin.
 */
export async function runInProcess(
  name: CommandName,
  args: string[],
  env: Record<string, string | undefined>,
  input = '',
): Promise<Ended> {
  const { command } = await COMMANDS[name]()
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const outputs = Promise.all([text(stdout), text(stderr)])
  const io = { env, stdin: Readable.from([Buffer.from(input)]), stdout, stderr }
  const code = await command(args, io).catch((error: unknown) => {
    const failure = failureOf(name, error)
    stderr.write(failure.text)
    return failure.code
  })
  stdout.end()
  stderr.end()
  const [out, err] = await outputs
  return { code, stdout: out, stderr: err }
}
