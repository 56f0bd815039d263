import type { HtmlEdit } from '#app/rendered-html.ts'

/** What `app/page-scripts.tsx` looks for. */
const LATE_TYPE = 'text/late'
const PRELOAD = '<link rel="modulepreload"'
const HREF = / href="([^"]+)"/
const MODULE = ' type="module" async=""'

/**
 * Lets a page's script load after its first paint: until then it competes with what the visitor sees for bandwidth and
 * processor. Links and forms work without it. The module script becomes a data block, with the files that it needs;
 * the script of `app/page-scripts.tsx` starts it.
 *
 * @returns The edits that do so.
 */
export function deferScripts(html: string): HtmlEdit[] {
  const files: string[] = []
  const edits: HtmlEdit[] = []
  let end = 0
  for (let at = html.indexOf(PRELOAD); at !== -1; at = html.indexOf(PRELOAD, end)) {
    end = html.indexOf('>', at) + 1
    edits.push({ from: at, to: end })
    const [, path] = HREF.exec(html.slice(at, end)) ?? []
    if (path) files.push(path)
  }
  const module = html.indexOf(MODULE)
  if (module === -1) return edits
  const late = ` type="${LATE_TYPE}" data-files="${files.join(' ')}"`
  return [...edits, { from: module, to: module + MODULE.length, by: late }]
}
