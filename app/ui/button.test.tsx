import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonVariants } from './button.tsx'

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'premium'] as const
const SIZES = ['default', 'sm', 'lg', 'icon'] as const

test('the specification’s seven variants and four sizes all look different', () => {
  const looks = VARIANTS.flatMap((variant) => SIZES.map((size) => buttonVariants({ variant, size })))
  expect(new Set(looks).size).toBe(VARIANTS.length * SIZES.length)
})

test('a button does not submit its form by default', () => {
  expect(renderToStaticMarkup(<Button>Press</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
})
