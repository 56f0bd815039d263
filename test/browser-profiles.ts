import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { watchFaults } from './page-faults.ts'

/** What a profile has for its whole life. Size, colours and motion are those of its page. */
export interface ProfileOptions {
  /** Origin of the site that its pages visit. */
  siteUrl: string
  javaScript: boolean
  touch: boolean
  userAgent: string | undefined
  /** Whether the site may start its worker, whose requests `page.route` does not see. */
  worker?: boolean
}

export interface Profile {
  context: BrowserContext
  /** Faults since `take`; see `test/page-faults.ts`. */
  faults: string[]
  openPage(): Promise<Page>
}

/** Browser profiles, used one after another: each new one would start a browser process of its own. */
export interface Profiles {
  /** An empty profile for one visitor: no cookie, storage, cached file or page of an earlier one. */
  take(options: ProfileOptions): Promise<Profile>
  /** Closes the profile's pages; another visitor may have it next. */
  giveBack(profile: Profile): Promise<void>
}

/** Free profiles that wait for another visitor; most files use one or two kinds. */
const FREE_LIMIT = 6
const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'

interface PooledProfile extends Profile {
  kind: string
  siteUrl: string
  /** A page that stays open from the second visitor on, and the process of all further pages with it. */
  keeper?: { page: Page; session: CDPSession }
  /** Something was done to the context that cannot be undone. */
  isChanged: boolean
}

export function profilesOf(browser: Browser): Profiles {
  const free: PooledProfile[] = []
  const taken = new Map<Profile, PooledProfile>()

  const taking = (profile: PooledProfile) => {
    taken.set(profile, profile)
    return profile
  }
  return {
    take: async (options) => {
      const kind = JSON.stringify(options)
      const index = free.findIndex((profile) => profile.kind === kind)
      const [used] = index < 0 ? [] : free.splice(index, 1)
      if (!used) return taking(await newProfile(browser, options))
      await empty(used)
      return taking(used)
    },
    giveBack: async (profile) => {
      const pooled = taken.get(profile)
      taken.delete(profile)
      if (!pooled || pooled.isChanged) return profile.context.close()
      const pages = pooled.context.pages().filter((page) => page !== pooled.keeper?.page)
      await Promise.all(pages.map((page) => page.close()))
      await pooled.context.unrouteAll({ behavior: 'ignoreErrors' })
      free.push(pooled)
      if (free.length > FREE_LIMIT) await free.shift()?.context.close()
      return undefined
    },
  }
}

async function newProfile(browser: Browser, options: ProfileOptions): Promise<PooledProfile> {
  const { siteUrl, javaScript, touch, userAgent, worker } = options
  const context = await browser.newContext({
    baseURL: siteUrl,
    hasTouch: touch,
    isMobile: touch,
    userAgent,
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: javaScript,
    serviceWorkers: worker ? 'allow' : 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  context.setDefaultTimeout(20_000)
  const faults = watchFaults(context, siteUrl)
  const profile: PooledProfile = {
    context,
    faults,
    openPage: () => (profile.keeper ? openBeside(profile.keeper.page) : context.newPage()),
    kind: JSON.stringify(options),
    siteUrl,
    isChanged: false,
  }
  noteChanges(profile)
  return profile
}

/** Marks a profile when a test calls what holds for all later pages of its context. */
function noteChanges(profile: PooledProfile): void {
  const { context } = profile
  const note = <Name extends string>(target: Record<Name, (...args: never[]) => unknown>, name: Name) => {
    const original = target[name].bind(target)
    target[name] = (...args) => {
      profile.isChanged = true
      return original(...args)
    }
  }
  note(context, 'addInitScript')
  note(context, 'exposeBinding')
  note(context, 'exposeFunction')
  note(context, 'grantPermissions')
  note(context, 'setExtraHTTPHeaders')
  note(context, 'setGeolocation')
  note(context, 'setOffline')
  note(context.clock, 'install')
  note(context.clock, 'setFixedTime')
  note(context.clock, 'setSystemTime')
}

/** A page in the same process, which knows nothing of the page that opened it. */
async function openBeside(keeper: Page): Promise<Page> {
  const [page] = await Promise.all([
    keeper.context().waitForEvent('page'),
    keeper.evaluate(() => void window.open('about:blank', '_blank', 'noopener')),
  ])
  return page
}

async function empty(profile: PooledProfile): Promise<void> {
  const { context, siteUrl } = profile
  if (!profile.keeper) {
    const page = await context.newPage()
    await page.goto('/robots.txt')
    profile.keeper = { page, session: await context.newCDPSession(page) }
  }
  await Promise.all([
    context.clearCookies(),
    profile.keeper.session.send('Network.clearBrowserCache'),
    profile.keeper.session.send('Storage.clearDataForOrigin', { origin: siteUrl, storageTypes: STORAGE }),
  ])
  profile.faults.length = 0
}
