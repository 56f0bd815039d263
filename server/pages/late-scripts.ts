/** What `app/page-scripts.tsx` looks for. */
const LATE_TYPE = 'text/late'
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g
const MODULE = /<script\b([^>]*) type="module" async=""([^>]*)>/

/**
 * Lets a page's script load after its first paint: until then it competes with what the visitor sees for bandwidth and
 * processor. Links and forms work without it. The module script becomes a data block, with the files that it needs;
 * the script of `app/page-scripts.tsx` starts it.
 */
export function deferScripts(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, path]) => path)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      MODULE,
      (_, before: string, after: string) =>
        `<script${before} type="${LATE_TYPE}" data-files="${files.join(' ')}"${after}>`,
    )
}
