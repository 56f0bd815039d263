/** What `app/page-scripts.tsx` looks for. */
const LATE_TYPE = 'text/late'
const PRELOAD = '<link rel="modulepreload"'
const HREF = / href="([^"]+)"/
const MODULE = 'type="module" async=""'

/**
 * Lets a page's script load after its first paint: until then it competes with what the visitor sees for bandwidth and
 * processor. Links and forms work without it. The module script becomes a data block, with the files that it needs;
 * the script of `app/page-scripts.tsx` starts it.
 */
export function deferScripts(html: string): string {
  const files: string[] = []
  const parts: string[] = []
  let end = 0
  for (let at = html.indexOf(PRELOAD); at !== -1; at = html.indexOf(PRELOAD, end)) {
    parts.push(html.slice(end, at))
    end = html.indexOf('>', at) + 1
    const [, path] = HREF.exec(html.slice(at, end)) ?? []
    if (path) files.push(path)
  }
  parts.push(html.slice(end))
  return parts.join('').replace(MODULE, `type="${LATE_TYPE}" data-files="${files.join(' ')}"`)
}
