import { expect, test } from 'vitest'
import { loadDevanagari } from './devanagari-text.ts'
import { previewSvg } from './preview-svg.ts'

const placesOf = (svg: string) => [...svg.matchAll(/translate\((\d+) 0\)" d="M/g)].map(([, x]) => Number(x))

test('every letter has its place, and signs beside a letter their own width', async () => {
  const outline = await loadDevanagari()
  const places = placesOf(outline('भारत', 40))
  expect(places).toHaveLength(4)
  for (const [index, place] of places.entries()) expect(place).toBeGreaterThan(places[index - 1] ?? -1)
})

test('the line of a picture that has such letters is a path, the others are text', async () => {
  const texts = { title: 'सॉफ्टवेयर इंजीनियर', line: 'Tarangini Systems · Pune' }
  const svg = previewSvg(texts, await loadDevanagari())
  expect(svg).not.toContain('सॉ')
  expect(svg).toContain('Tarangini Systems · Pune')
  expect(previewSvg({ ...texts, title: 'Tester' }, await loadDevanagari())).toContain('>Tester<')
})
