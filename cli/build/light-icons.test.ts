import { expect, test } from 'vitest'
import { lightIcons, pathOf } from './light-icons.ts'

test.for([
  ['path', { d: 'M12 5v14', key: 'a' }, 'M12 5v14'],
  // Relative to the start of the icon, not to the shape before it.
  ['path', { d: 'm9 6-6 6' }, 'M0 0m9 6-6 6'],
  ['circle', { cx: '12', cy: '10', r: '3' }, 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ['line', { x1: '3', x2: '21', y1: '9', y2: '10' }, 'M3 9L21 10'],
  ['rect', { x: '2', y: '6', width: '20', height: '12' }, 'M2 6h20v12h-20v-12z'],
  [
    'rect',
    { x: '2', y: '6', width: '20', height: '14', rx: '2' },
    'M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  ],
] as const)('a %s has the outline of its shape: %o', ([element, shape, path]) => {
  expect(pathOf(element, shape)).toBe(path)
})

test('a shape that a path cannot show stops the build', () => {
  expect(() => pathOf('path', { d: 'M0 0', fill: 'currentColor' })).toThrow('<path fill>')
  expect(() => pathOf('text', {})).toThrow('<text>')
})

test('an icon under another name has the shapes of its own', async () => {
  const { resolveId, load } = lightIcons() as unknown as {
    resolveId: (source: string) => string | null
    load: (id: string) => Promise<string | null>
  }
  expect(resolveId('lucide-react')).toBeNull()
  const [other, own] = await Promise.all(
    ['building-2', 'building-complex'].map((name) => load(resolveId(`lucide-react/icons/${name}`) ?? '')),
  )
  expect(own).toMatch(/^import \{ icon \} from .*icon\("M[^"]+"\)$/)
  expect(other).toBe(own)
})
