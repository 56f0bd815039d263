import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Draws a line of text as a path of SVG, whose origin is the start of its baseline. @param size In pixels. */
export type OutlineText = (text: string, size: number) => string

let outline: Promise<OutlineText> | undefined

export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

/**
 * Loads HarfBuzz and a bold font with the letters of Hindi and Marathi, which has Latin letters too. resvg would draw
 * them over each other: it takes the widest sign of a syllable for the width of all.
 */
export function loadDevanagari(): Promise<OutlineText> {
  outline ??= load()
  return outline
}

async function load(): Promise<OutlineText> {
  const { resolve } = createRequire(import.meta.url)
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs')
  const file = resolve('@expo-google-fonts/noto-serif-devanagari/700Bold/NotoSerifDevanagari_700Bold.ttf')
  const face = new Face(new Blob(readFileSync(file)))
  const font = new Font(face)
  return (text, size) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    let at = 0
    const glyphs = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const place = `translate(${at + xOffset} ${yOffset})`
        at += xAdvance
        return `<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`
      })
    const scale = size / face.upem
    return `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`
  }
}
