import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { PRODUCT_NAME } from '#app/site.ts'
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts'
import { storedResponse, type StoredResponse } from '#server/http/stored-response.ts'

/** HTML whose values are escaped. */
export type Html = ReturnType<typeof html>

export interface PageKind {
  style: string
  /** Runs in the page, which works without it. */
  script?: string
  /** Which sites may show it in a frame. Default: none. */
  frameAncestors?: string
  https: boolean
}

interface PageContent {
  title: string
  body: Html
  /** The absolute URL of the page that search engines list. */
  canonical: string
}

/** A page of a list that is not the site's: in no search engine, without its menus, its style and its script. */
export async function listPage(
  status: number,
  { style: written, script, frameAncestors, https }: PageKind,
  { title, body, canonical }: PageContent,
  headers: Record<string, string>,
): Promise<StoredResponse> {
  const style = written.replaceAll(/\/\*[^]*?\*\/|^\s+/gm, '')
  const page = await html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${PRODUCT_NAME}</title>
        <link rel="canonical" href="${canonical}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${body} ${raw(script === undefined ? '' : `<script>${script}</script>`)}
      </body>
    </html> `
  const policy = contentSecurityPolicy({
    styleHashes: [digestOf(style)],
    scriptHashes: script === undefined ? [] : [digestOf(script)],
    frameAncestors,
    https,
  })
  return storedResponse(
    status,
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...headers },
    String(page),
  )
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
