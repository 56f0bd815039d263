import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as PdfJs from 'pdfjs-dist'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const PDF_JS = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/build/pdf.mjs')))
const READER = '<!doctype html><title>Printed</title><script type="module" src="pdf.mjs"></script>'
/** Pixels of a picture for a point of paper: a code of 32 mm is 180 pixels wide. */
const SCALE = 2

/** One side of paper. */
export interface PrintedSheet {
  /** Its width and height in points. */
  size: [number, number]
  /** All its text, with single spaces. */
  text: string
  picture: { width: number; height: number; data: Uint8Array }
}

/** What the browser prints of a page: a PDF, which PDF.js reads and draws in another page of the same browser. */
export async function printedSheets(page: Page): Promise<PrintedSheet[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const reader = await page.context().newPage()
  try {
    const place = `${new URL(page.url()).origin}/printed`
    await reader.route(`${place}/*`, (route) => {
      const file = new URL(route.request().url()).pathname.replace('/printed/', '')
      if (file.endsWith('.mjs')) return route.fulfill({ path: join(PDF_JS, file) })
      if (file === 'list.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf })
      return route.fulfill({ contentType: 'text/html', body: READER })
    })
    await reader.goto(`${place}/index.html`)
    const sheets = await reader.evaluate(readSheets, { place, scale: SCALE })
    const drawn = []
    for (const { size, text, picture } of sheets) drawn.push({ size, text, picture: await pixelsOf(picture) })
    return drawn
  } finally {
    await reader.close()
  }
}

/** Runs in the browser. */
async function readSheets({ place, scale }: { place: string; scale: number }) {
  const { pdfjsLib: pdfJs } = globalThis as unknown as { pdfjsLib: typeof PdfJs }
  pdfJs.GlobalWorkerOptions.workerSrc = `${place}/pdf.worker.mjs`
  const pdf = await pdfJs.getDocument(`${place}/list.pdf`).promise
  const sheets = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const { items } = await sheet.getTextContent()
    const texts = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    const viewport = sheet.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    await sheet.render({ canvas, viewport }).promise
    sheets.push({
      size: [viewport.width / scale, viewport.height / scale] satisfies [number, number],
      text: texts.join('').replaceAll(/\s+/g, ' '),
      picture: canvas.toDataURL('image/png'),
    })
  }
  return sheets
}

async function pixelsOf(dataUrl: string): Promise<PrintedSheet['picture']> {
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}
