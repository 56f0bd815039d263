import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import { isDevanagari, loadDevanagari } from './devanagari-text.ts'
import { PREVIEW_FONT, previewSvg, type PreviewTexts } from './preview-svg.ts'

/** Drawn again, a picture costs some 50 ms of a processor. One has some 40 KB. */
const CACHE_BYTES = 16 * 1024 * 1024

export type DrawPreview = (texts: PreviewTexts) => Promise<Uint8Array<ArrayBuffer>>

/** Draws pictures as PNG outside the event loop, and keeps them: the same texts are the same picture. */
export function createPreviews(): DrawPreview {
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, PreviewTexts>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  return (texts) => pictures.forceFetch(JSON.stringify(texts), { context: texts })
}

/** The library is a native binary, so it is loaded with the first picture: the site starts without it too. */
async function draw(texts: PreviewTexts): Promise<Uint8Array<ArrayBuffer>> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const outline = isDevanagari(texts.title + texts.line) ? await loadDevanagari() : undefined
  const picture = await renderAsync(previewSvg(texts, outline), {
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: PREVIEW_FONT },
  })
  return new Uint8Array(picture.asPng())
}

function fontFiles(): string[] {
  const { resolve } = createRequire(import.meta.url)
  return ['700Bold/NotoSerif_700Bold.ttf', '400Regular/NotoSerif_400Regular.ttf'].map((file) =>
    resolve(`@expo-google-fonts/noto-serif/${file}`),
  )
}
