/** Size of every preview picture, in pixels. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630

/** The path of the preview picture of a page, which `server/previews/` draws. */
export function previewPath(pagePath: string): string {
  return `/previews${pagePath}.png`
}

/** The path of the page that a picture is of; null for any other path. */
export function pageOfPreview(path: string): string | null {
  return /^\/previews(\/.+)\.png$/.exec(path)?.[1] ?? null
}
