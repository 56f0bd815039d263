import { aboutMeOf, NOTHING_SAID, type AboutMe } from '#core/about-me.ts'
import { browserStore } from '#app/device/browser-store.ts'

const store = browserStore<AboutMe>('pravesh-about', {
  parse: (stored) => {
    try {
      return aboutMeOf(JSON.parse(stored ?? 'null')) ?? NOTHING_SAID
    } catch {
      return NOTHING_SAID
    }
  },
  format: JSON.stringify,
})

/** What the visitor said of herself in this browser. Null on the server and during hydration. */
export const useDeviceAbout = store.useValue
export const updateDeviceAbout = store.update
