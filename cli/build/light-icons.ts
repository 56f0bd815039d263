import type { Plugin } from 'vite'

const IMPORTED = /^lucide-react\/icons\/([a-z0-9-]+)$/
const RESOLVED = '\0icon:'

/** An icon as lucide-react describes it: elements of SVG with their attributes. */
interface LucideIcon {
  __iconData?: { node: [element: string, attributes: Record<string, string>][] }
}

/**
 * Builds each imported icon of lucide-react as one path of `app/ui/icon.tsx`. Lucide's own component writes ten
 * attributes and up to ten elements for each icon, of which a page has hundreds.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId: (source) => {
      const [, name] = IMPORTED.exec(source) ?? []
      return name ? RESOLVED + name : null
    },
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null
      const { __iconData: data } = (await import(await sourceOf(id.slice(RESOLVED.length)))) as LucideIcon
      if (!data) throw new Error(`${id} has no shapes`)
      const path = JSON.stringify(data.node.map(([element, shape]) => pathOf(element, shape)).join(''))
      return `import { icon } from '#app/ui/icon.tsx'; export default /* @__PURE__ */ icon(${path})`
    },
  }
}

/** The module of an icon. The modules of other names only pass on its component. */
async function sourceOf(name: string): Promise<string> {
  const address = import.meta.resolve(`lucide-react/icons/${name}`)
  const { readFile } = await import('node:fs/promises')
  const [, real] = /from '\.\/([\w-]+\.mjs)'/.exec(await readFile(new URL(address), 'utf8')) ?? []
  return real ? new URL(real, address).href : address
}

/**
 * The outline of a shape as a path (https://www.w3.org/TR/SVG2/shapes.html).
 *
 * @throws Error for a shape that Lucide did not use when this was written.
 */
export function pathOf(element: string, shape: Record<string, string>): string {
  const { key: _, ...given } = shape
  const only = (...names: string[]) => {
    const other = Object.keys(given).find((name) => !names.includes(name))
    if (other) throw new Error(`An icon has <${element} ${other}>, which its path cannot show`)
    return names.map((name) => Number(given[name] ?? 0))
  }
  if (element === 'path') {
    only('d')
    const { d = '' } = given
    // At the start of a path m is the same as M; behind another path it is relative to its end.
    return d.startsWith('m') ? `M0 0${d}` : d
  }
  if (element === 'circle') {
    const [cx = 0, cy = 0, r = 0] = only('cx', 'cy', 'r')
    return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  if (element === 'line') {
    const [x1, y1, x2, y2] = only('x1', 'y1', 'x2', 'y2')
    return `M${x1} ${y1}L${x2} ${y2}`
  }
  if (element === 'rect') {
    const [x = 0, y = 0, width = 0, height = 0, rx = 0, ry = 0] = only(
      'x',
      'y',
      'width',
      'height',
      'rx',
      'ry',
    )
    const r = rx || ry
    const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
    return (
      `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
      `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
    )
  }
  throw new Error(`An icon has <${element}>, which its path cannot show`)
}
