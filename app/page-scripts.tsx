import { useContext } from 'react'
import { NonceContext } from './nonce.ts'

/**
 * Runs in the page: after the first frame it starts the module script that `server/pages/late-scripts.ts` turned into
 * a data block, and fetches all its files at once. A page opened in the background has no frames, so it does not wait.
 */
const START = `{
const late = document.querySelector('script[type="text/late"]')
const start = () => {
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))
  for (const href of late.dataset.files.split(' ')) add('link', { rel: 'modulepreload', href })
  add('script', { type: 'module', textContent: late.textContent })
}
if (late) document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`

/** Runs in the page before its first paint: a session shows the loader once. Storage may be forbidden. */
const SHOW_LOADER_ONCE = `try {
if (sessionStorage.getItem('loaded')) document.documentElement.dataset.loaded = ''
sessionStorage.setItem('loaded', '1')
} catch {}`

/** In the head. */
export function EarlyScript() {
  return <InlineScript source={SHOW_LOADER_ONCE} />
}

/** After `<Scripts />`. */
export function LateScript() {
  return <InlineScript source={START} />
}

function InlineScript({ source }: { source: string }) {
  const nonce = useContext(NonceContext)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
