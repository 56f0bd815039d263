import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { signInAccount } from '#db/queries/accounts/account-sessions.ts'
import { asAccount } from '#db/queries/accounts/accounts.ts'
import type { Database } from '#db/schema.ts'

/** Signs somebody in, with a verified address of that name unless said. */
export async function signInAs(
  web: Kysely<Database>,
  subject: string,
  {
    email = `${subject}@mail.example`,
    emailVerified = true,
  }: { email?: string | null; emailVerified?: boolean } = {},
) {
  const hash = createHash('sha256').update(randomBytes(32)).digest()
  const identity = { issuer: 'https://id.example', subject, email, emailVerified, name: null }
  const { accountId } = await signInAccount(web, identity, hash)
  return {
    id: accountId,
    hash,
    /** Runs work as this account. */
    do: <T>(work: Parameters<typeof asAccount<T>>[2]) => asAccount(web, accountId, work),
  }
}
