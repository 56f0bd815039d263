import { expect } from 'vitest'
import { newsletterOperator, type NewsletterOperator } from './newsletter-operator.ts'

/** Readers of a mailing that takes long enough to be killed. */
export const READERS = 40
/** Connections that one run opens. */
const CONNECTIONS = 4

export const addressOf = (number: number) => `reader-${number}@mail.example`
export const EVERYBODY = Array.from({ length: READERS }, (_, index) => addressOf(index)).toSorted()

/**
 * A mailing to everybody, killed during and between mails, and resumed: the third run completes it, each reader has one
 * mail, and those whose mail was not replied to are in doubt. The operator is to be disposed of.
 *
 * @param begin Adds the readers, and what there is to mail.
 * @param command As after `npm run newsletter --`.
 */
export async function killedMailing(
  begin: (operator: NewsletterOperator) => Promise<void>,
  command: string,
): Promise<NewsletterOperator> {
  const allWithheld = Promise.withResolvers<void>()
  const between = Promise.withResolvers<void>()
  let phase: 'silent' | 'answering' | 'holding' | 'open' = 'silent'
  let held = 0
  await using stack = new AsyncDisposableStack()
  const operator: NewsletterOperator = await newsletterOperator({
    // The first run is killed when the server has a whole mail on each connection and has not replied.
    answer: () => {
      if (phase === 'silent') {
        if (operator.mail.mails.length === CONNECTIONS - 1) allWithheld.resolve()
        return 'withhold'
      }
      if (operator.mail.mails.length === 20) phase = phase === 'answering' ? 'holding' : phase
      return undefined
    },
    // The second run is killed when every connection has started a mail.
    refuse: async () => {
      if (phase !== 'holding') return undefined
      held += 1
      if (held === CONNECTIONS) between.resolve()
      return new Promise(() => undefined)
    },
  })
  stack.use(operator)
  await begin(operator)

  const first = operator.start(command)
  await allWithheld.promise
  first.kill('SIGKILL')
  expect((await first.finished).code).toBeNull()

  phase = 'answering'
  const second = operator.start(command)
  await between.promise
  second.kill('SIGKILL')
  expect((await second.finished).code).toBeNull()
  expect(operator.mail.mails.length).toBeLessThan(READERS)

  phase = 'open'
  const third = await operator.run(command)
  expect(third.stdout).toContain(`${CONNECTIONS} in doubt, 0 left.`)
  expect(third.code).toBe(1)
  expect(operator.recipients()).toEqual(EVERYBODY)
  expect(third.stdout + third.stderr).not.toContain('@mail.example')
  stack.move()
  return operator
}
