import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { resendInDoubt } from '../newsletter/deliveries.ts'
import { beginIssue, insertIssue, type NewsletterIssue } from '../newsletter/issues.ts'
import { countSubscribers, eraseAddress } from '../newsletter/subscribers.ts'
import { runAct, type Actor } from './acts.ts'

/** Begins the issue of a week with this content, unless it has begun. @returns The stored issue. */
export async function beginAsOperator(
  owner: Kysely<Database>,
  actor: Actor,
  id: string,
  content: unknown,
): Promise<NewsletterIssue> {
  await runAct(owner, actor, async (transaction) => {
    if (!(await insertIssue(transaction, id, content))) return null
    const { confirmed } = await countSubscribers(transaction)
    return { act: 'send newsletter', subject: id, after: { subscribers: confirmed } }
  })
  return beginIssue(owner, id, content)
}

/** Logs that the sending of an issue goes on. @param before How many have it, and how many do not. */
export async function continueAsOperator(
  owner: Kysely<Database>,
  actor: Actor,
  id: string,
  before: { sent: number; left: number },
): Promise<void> {
  await runAct(owner, actor, async () => ({ act: 'continue newsletter', subject: id, before }))
}

/** Sends an issue again to those who may or may not have it. @returns How many. */
export async function resendAsOperator(owner: Kysely<Database>, actor: Actor, id: string): Promise<number> {
  let mails = 0
  await runAct(owner, actor, async (transaction) => {
    mails = await resendInDoubt(transaction, id)
    return mails > 0 ? { act: 'resend newsletter', subject: id, before: { in_doubt: mails } } : null
  })
  return mails
}

/**
 * Erases an address with everything recorded about it. The log keeps that one was erased, and not which.
 *
 * @returns Whether it was there.
 */
export function eraseAsOperator(owner: Kysely<Database>, actor: Actor, address: string): Promise<boolean> {
  return runAct(owner, actor, async (transaction) =>
    (await eraseAddress(transaction, address)) ? { act: 'erase address', subject: 'newsletter' } : null,
  )
}
