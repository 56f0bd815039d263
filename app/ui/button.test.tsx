import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonVariants } from './button.tsx'

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'premium'] as const
const SIZES = ['default', 'sm', 'lg', 'icon'] as const

test('the specification’s seven variants and four sizes all look different', () => {
  const looks = VARIANTS.flatMap((variant) => SIZES.map((size) => buttonVariants({ variant, size })))
  expect(new Set(looks).size).toBe(VARIANTS.length * SIZES.length)
})

test('each of them is in the style', () => {
  const style = readFileSync(new URL('../styles/components.css', import.meta.url), 'utf8')
  const looks = VARIANTS.flatMap((variant) => SIZES.map((size) => buttonVariants({ variant, size })))
  const names = new Set(looks.flatMap((look) => look.split(' ')).filter((name) => name.startsWith('button')))
  expect(names.size).toBe(1 + VARIANTS.length + SIZES.length)
  for (const name of names) expect(style).toContain(`.${name} {`)
})

test('a button does not submit its form by default', () => {
  expect(renderToStaticMarkup(<Button>Press</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
})
