import { useEffect, useState } from 'react'

/** What Chromium says when the site can be installed. It is in no standard. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

/** One line that offers to install the site, where the browser can. No banner: the browser's own is held back. */
export function InstallLine({ isShown }: { isShown: boolean }) {
  const [offer, setOffer] = useState<InstallEvent | null>(null)
  useEffect(() => {
    const onOffer = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    const onInstalled = () => setOffer(null)
    window.addEventListener('beforeinstallprompt', onOffer)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [])
  if (!offer || !isShown) return null
  const install = async () => {
    setOffer(null)
    await offer.prompt()
  }
  return (
    <aside
      aria-label="Install"
      className="page-width flex flex-wrap items-center gap-x-3 pt-3 text-sm print:hidden"
    >
      Keep Pravesh on your home screen.
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-link"
        onClick={() => void install()}
      >
        Install
      </button>
    </aside>
  )
}
