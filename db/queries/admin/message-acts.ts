import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { runAct, type Actor } from './acts.ts'

/**
 * Deletes a visitor's message. The log says that it was deleted and by whom, and holds nothing of what it said, because a
 * message may be deleted for what is in it.
 *
 * @returns Whether there was such a message.
 */
export function deleteMessageAs(owner: Kysely<Database>, actor: Actor, id: string): Promise<boolean> {
  return runAct(owner, actor, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('messages')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n ? { act: 'delete message', subject: id } : null
  })
}
