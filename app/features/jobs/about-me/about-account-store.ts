import { aboutMeOf, type AboutMe } from '#core/about-me.ts'
import { postToAccount, readFromAccount } from '#app/device/account-request.ts'
import { accountStore } from '#app/device/account-store.ts'

/** Handled by `server/auth/own-data-route.ts` and `server/auth/account-route.ts`. */
const ABOUT = '/account/about'
const SAY = '/account/say'

/** What the account says of its owner. Typed changes are sent a moment later. */
export const aboutStore = accountStore<AboutMe, AboutMe>({
  load: () => readFromAccount(ABOUT, 'about', aboutMeOf),
  send: (about) => postToAccount(SAY, { about: JSON.stringify(about) }),
  apply: (_, about) => about,
  typing: () => ({ about: ABOUT, waits: true }),
})
