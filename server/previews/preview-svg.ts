import { escapeXml } from '#server/feeds/xml.ts'
import { PRODUCT_NAME, PRODUCT_PROMISE } from '#app/site.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#app/page/preview-picture.ts'
import { isDevanagari, type OutlineText } from './devanagari-text.ts'
import { wrapText } from './text-width.ts'

/** What a preview picture says. */
export interface PreviewTexts {
  /** "Software Engineer, Intern" */
  title: string
  /** "Stripe · Bengaluru" */
  line: string
  /** An `svg` element below a title of one line, drawn for `PLOT_WIDTH` and `PLOT_HEIGHT` pixels. */
  plot?: string
}

export const PREVIEW_FONT = 'Noto Serif'

const MARGIN = 72
const WIDTH = PREVIEW_WIDTH - 2 * MARGIN
/** The largest size is used at which the title fits. */
const TITLE_SIZES = [
  { size: 84, lines: 2 },
  { size: 70, lines: 3 },
  { size: 58, lines: 4 },
] as const
const LINE_SIZE = 36
const TITLE_TOP = 190
/** A plot is enlarged, so that its text can be read where the picture is small. */
const PLOT_SCALE = 1.55
const PLOT_TOP = 205
export const PLOT_WIDTH = WIDTH / PLOT_SCALE
export const PLOT_HEIGHT = 164
const PLOT_TITLE_SIZE = 44
const PLOT_TITLE_TOP = 148

/** Of app/styles/tokens.css, in the light scheme, and of the product's mark (public/favicon.svg). */
const COLOURS = { paper: '#fcfbf7', ink: '#1f1d30', soft: '#5b5869', action: '#33329a', premium: '#fab12e' }
const MARK_DOOR =
  'M6 28V14.5C6 10 9.2 9 11.6 7.6 13.6 6.4 15 5.2 16 3.2c1 2 2.4 3.2 4.4 4.4C22.8 9 26 10 26 14.5V28Z'
const MARK_LIGHT =
  'M11 28V17.4c0-2.6 1.8-3.2 3.1-4 .9-.6 1.5-1.2 1.9-2.1.4.9 1 1.5 1.9 2.1 1.3.8 3.1 1.4 3.1 4V28Z'

/**
 * The picture as SVG: the product's name, the title, a double rule, and a line of facts.
 *
 * @param outline Draws lines with Devanagari letters; without it they are text like all others.
 */
export function previewSvg({ title, line, plot }: PreviewTexts, outline?: OutlineText): string {
  const { size, lines } = plot === undefined ? fitted(title) : ofOneLine(title)
  const top = plot === undefined ? TITLE_TOP : PLOT_TITLE_TOP
  const rows = lines.map((row, index) =>
    text(row, top + size * (0.9 + index * 1.14), { size, bold: true, outline }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">
<rect width="100%" height="100%" fill="${COLOURS.paper}"/>
<g transform="translate(${MARGIN} 64) scale(2)"><rect width="32" height="32" rx="4" fill="${COLOURS.action}"/>
<path d="${MARK_DOOR}" fill="${COLOURS.paper}"/><path d="${MARK_LIGHT}" fill="${COLOURS.premium}"/></g>
${text(PRODUCT_NAME, 112, { size: 44, bold: true, x: MARGIN + 84 })}
${rows.join('\n')}
${plot === undefined ? '' : plotSvg(plot)}
<rect x="${MARGIN}" y="464" width="${WIDTH}" height="6" fill="${COLOURS.ink}"/>
<rect x="${MARGIN}" y="473" width="${WIDTH}" height="2" fill="${COLOURS.ink}"/>
${text(fittingFacts(line), 536, { size: LINE_SIZE, bold: true, outline })}
${text(PRODUCT_PROMISE, 584, { size: 24, colour: COLOURS.soft })}
</svg>`
}

function ofOneLine(title: string): { size: number; lines: string[] } {
  return { size: PLOT_TITLE_SIZE, lines: wrapText(title, WIDTH / PLOT_TITLE_SIZE, 1) }
}

/** The classes of app/styles/plots.css in the colours of the picture. */
function plotSvg(plot: string): string {
  return `<style>
.plot-label, .plot-note { font-family: '${PREVIEW_FONT}'; font-size: 13px; }
.plot-grid { stroke: #d9d5c8; }
.plot-line { stroke: #8a8796; }
.plot-box { fill: #ecebfa; stroke: ${COLOURS.action}; }
.plot-dot, .plot-bar, .plot-now { fill: ${COLOURS.action}; }
.plot-change { stroke: ${COLOURS.action}; }
.plot-ring { fill: ${COLOURS.paper}; stroke: ${COLOURS.action}; }
</style>
<g color="${COLOURS.ink}" transform="translate(${MARGIN} ${PLOT_TOP}) scale(${PLOT_SCALE})">
<svg width="${PLOT_WIDTH}" height="${PLOT_HEIGHT}">${plot}</svg></g>`
}

function fitted(title: string): { size: number; lines: string[] } {
  for (const { size, lines: max } of TITLE_SIZES) {
    const lines = wrapText(title, WIDTH / size, max + 1)
    if (lines.length <= max) return { size, lines }
  }
  const { size, lines: max } = TITLE_SIZES[2]
  return { size, lines: wrapText(title, WIDTH / size, max) }
}

/** As many facts as fit, at least the first. */
function fittingFacts(line: string): string {
  const facts = line.split(' · ')
  const fits = () => wrapText(facts.join(' · '), WIDTH / LINE_SIZE, 2).length === 1
  while (facts.length > 1 && !fits()) facts.pop()
  return wrapText(facts.join(' · '), WIDTH / LINE_SIZE, 1)[0] ?? ''
}

interface TextStyle {
  size: number
  bold?: boolean
  x?: number
  colour?: string
  outline?: OutlineText | undefined
}

function text(
  content: string,
  y: number,
  { size, bold = false, x = MARGIN, colour = COLOURS.ink, outline }: TextStyle,
): string {
  if (outline && isDevanagari(content))
    return `<g transform="translate(${x} ${Math.round(y)})" fill="${colour}">${outline(content, size)}</g>`
  const weight = bold ? 700 : 400
  const font = `font-family="${PREVIEW_FONT}" font-weight="${weight}" font-size="${size}"`
  return `<text x="${x}" y="${Math.round(y)}" ${font} fill="${colour}">${escapeXml(content)}</text>`
}
