import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountBadge } from './count-badge.tsx'

test.for([
  [0, '0'],
  [12, '12'],
  [99, '99'],
  [100, '99+'],
  [2500, '99+'],
] as const)('%i is shown as %s', ([count, shown]) => {
  expect(renderToStaticMarkup(<CountBadge count={count} />)).toContain(`>${shown}<`)
})
