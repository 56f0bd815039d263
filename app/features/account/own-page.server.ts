import { redirectDocument } from 'react-router'
import type { Kysely } from 'kysely'
import { getAccount, asAccount, type Account } from '#db/queries/accounts/accounts.ts'
import type { Database } from '#db/schema.ts'
import type { RequestScope, SignInScope } from '#app/page/context.ts'
import { paths } from '#app/paths.ts'

/** The data of a private page; null if the database is down. */
export type OwnPage<T> = { account: Account; own: T } | null

/** The request scope if sign-in is configured. */
export type AccountScope = RequestScope & { signIn: SignInScope }

/**
 * Reads a private page.
 *
 * @param path Path of the page, to return to after sign-in.
 * @param read Reads what the page shows besides the account. Runs inside `asAccount`.
 * @throws A redirect to sign-in, if the visitor is not signed in or the account no longer exists.
 */
export async function readOwnPage<T>(
  scope: AccountScope,
  path: string,
  read: (own: Kysely<Database>) => Promise<T>,
): Promise<OwnPage<T>> {
  const { signIn, db, logError } = scope
  if (signIn.unavailable) return null
  if (signIn.accountId === null) throw redirectToSignIn(path)
  let page: { account: Account | null; own: T }
  try {
    page = await asAccount(db, signIn.accountId, async (own) => ({
      account: await getAccount(own),
      own: await read(own),
    }))
  } catch (error) {
    logError(error, `own page ${path}`)
    return null
  }
  if (!page.account) throw redirectToSignIn(path)
  return { account: page.account, own: page.own }
}

function redirectToSignIn(path: string): Response {
  return redirectDocument(paths.signIn(path), 303)
}
