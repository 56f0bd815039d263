import type { Kysely } from 'kysely'
import { MESSAGE_DAYS } from '#core/contact-message.ts'
import type { Database } from '#db/schema.ts'

/** A message of the contact form that was not mailed. */
export interface StoredMessage {
  id: string
  created_at: Date
  /** Where the sender wants the answer; null if nowhere. */
  reply_to: string | null
  body: string
}

/** Stores a message. The web role may do no more than this with it. */
export async function storeMessage(
  db: Kysely<Database>,
  message: Pick<StoredMessage, 'reply_to' | 'body'>,
): Promise<void> {
  await db.insertInto('messages').values(message).execute()
}

/** The newest messages first. Needs the owner role. */
export function listMessages(owner: Kysely<Database>, limit = 200): Promise<StoredMessage[]> {
  return owner
    .selectFrom('messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Needs the owner role. */
export async function countMessages(owner: Kysely<Database>): Promise<number> {
  const { messages } = await owner
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow()
  return messages
}

/** Deletes messages of more than `MESSAGE_DAYS` days ago. Needs the owner role. */
export async function deleteOldMessages(owner: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - MESSAGE_DAYS * 86_400_000)
  await owner.deleteFrom('messages').where('created_at', '<', oldest).execute()
}
