import { redirectDocument } from 'react-router'
import type { Kysely } from 'kysely'
import { getAccount, asAccount, type Account } from '#db/queries/accounts/accounts.ts'
import type { Database } from '#db/schema.ts'
import type { RequestScope, SignInScope } from '#app/context.ts'
import { paths } from '#app/paths.ts'

/** What a page of the visitor's own is made of; null when accounts cannot be asked right now. */
export type OwnPage<T> = { account: Account; own: T } | null

/** The scope on a site that has sign-in. */
export type AccountScope = RequestScope & { signIn: SignInScope }

/**
 * Reads a page that is one visitor's own. Whoever is not signed in is sent to sign in and comes back here.
 *
 * @param path Of the page.
 * @param read What it shows beside the account, inside `asAccount`.
 */
export async function readOwnPage<T>(
  scope: AccountScope,
  path: string,
  read: (own: Kysely<Database>) => Promise<T>,
): Promise<OwnPage<T>> {
  const { signIn, db, logError } = scope
  if (signIn.unavailable) return null
  if (signIn.accountId === null) throw toSignIn(path)
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
  if (!page.account) throw toSignIn(path)
  return { account: page.account, own: page.own }
}

function toSignIn(path: string): Response {
  return redirectDocument(paths.signIn(path), 303)
}
