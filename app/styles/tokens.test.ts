import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOADER_MILLISECONDS } from '#app/site.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

function values(part: string): Map<string, string> {
  return new Map(
    [...part.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const light = values(lightCss)
const schemes = { light, dark: new Map([...light, ...values(darkCss)]) }

type Colour = [lightness: number, chroma: number, hue: number]

function token(scheme: keyof typeof schemes, name: string): Colour {
  const text = /^oklch\(([\d. ]+)\)$/.exec(schemes[scheme].get(name) ?? '')?.[1] ?? ''
  const [lightness, chroma, hue] = text.split(' ').map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`${name}: no oklch`)
  return [lightness, chroma, hue]
}

/** Relative luminance, computed through linear sRGB (https://bottosson.github.io/posts/oklab). */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (channel: number) => Math.min(1, Math.max(0, channel))
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** Text colours, each with the backgrounds it is used on. */
const TEXT: [text: string, backgrounds: string[]][] = [
  ['ink', ['paper', 'sheet', 'shade', 'action-wash', 'premium-wash', 'verified-wash', 'danger-wash']],
  ['ink-soft', ['paper', 'sheet', 'shade', 'action-wash', 'premium-wash']],
  ['action', ['paper', 'sheet', 'shade', 'action-wash']],
  ['on-action', ['action', 'action-hover']],
  ['on-premium', ['premium', 'premium-hover']],
  ['premium-ink', ['sheet', 'premium-wash']],
  ['verified', ['sheet', 'verified-wash']],
  ['danger', ['sheet', 'danger-wash']],
  ['on-danger', ['danger', 'danger-hover']],
]

for (const scheme of ['light', 'dark'] as const) {
  test.for(TEXT)(`in the ${scheme} scheme %s can be read on %o`, ([text, backgrounds]) => {
    for (const background of backgrounds) {
      expect(contrast(token(scheme, text), token(scheme, background)), background).toBeGreaterThanOrEqual(4.5)
    }
  })

  test(`in the ${scheme} scheme the outline of a field has enough contrast`, () => {
    for (const background of ['paper', 'sheet', 'shade']) {
      expect(contrast(token(scheme, 'edge'), token(scheme, background)), background).toBeGreaterThanOrEqual(3)
    }
  })

  test(`in the ${scheme} scheme initials have enough contrast on every hue`, () => {
    const part = (name: string) => (schemes[scheme].get(name) ?? '').split(' ').map(Number)
    const [backgroundLightness = 0, backgroundChroma = 0] = part('tile-ground')
    const [inkLightness = 0, inkChroma = 0] = part('tile-ink')
    for (let hue = 0; hue < 360; hue += 5) {
      const ratio = contrast([backgroundLightness, backgroundChroma, hue], [inkLightness, inkChroma, hue])
      expect(ratio, `hue ${hue}`).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test('the loader screen has the duration of app/site.ts', () => {
  expect(light.get('loader-time')).toBe(`${LOADER_MILLISECONDS}ms`)
})
