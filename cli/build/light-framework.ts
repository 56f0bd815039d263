import type { Plugin } from 'vite'
import { UNUSED, UNUSED_TEXT } from './unused-code.ts'

/** Vite's own has more for style sheets of files, of which we have none, than for scripts. */
const PRELOAD_HELPER = `
const seen = new Set()
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load()
}`

/**
 * Lets the build leave out what no page uses of React DOM and React Router, a seventh of both: the router's components,
 * and the functions of `unused-code.ts`. Scripts that are imported late are preloaded by `PRELOAD_HELPER`.
 */
export function lightFramework(): Plugin {
  return {
    name: 'light-framework',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/(react-router\/dist|react-dom\/cjs|react\/cjs)\/|vite\/preload-helper/ },
      handler: (code, id) => ({
        code: id.includes('vite/preload-helper')
          ? PRELOAD_HELPER
          : withoutNames(withoutUnused(code, id.replaceAll('\\', '/'))),
        map: null,
      }),
    },
  }
}

/**
 * The router writes each component as a call, with a name for debuggers assigned to it, which a bundler has to keep. Names
 * are removed, and calls that make a component or a context are marked as free of effects.
 */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/^(\w+)\.displayName = .*;$/gm, '')
    .replaceAll(/^(const \w+ = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/^(\s+Synthetic\w+ = )(?=createSyntheticEvent\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/^(\s+\w+EventInterface = )(?=assign\()/gm, '$1/* @__PURE__ */ ')
}

/**
 * Empties the functions of a file that are listed in `unused-code.ts`, and removes the methods of fragments' refs.
 *
 * @throws Error if one of them is not in the file: a new version may call something else.
 */
export function withoutUnused(code: string, path: string): string {
  const file = Object.keys(UNUSED).find((end) => path.endsWith(end))
  if (file === undefined) return code
  let left = withoutText(code.replaceAll(UNUSED_METHODS, ''), file)
  for (const [name, body] of Object.entries(UNUSED[file] ?? {})) {
    const pattern = functionNamed(name)
    if (!pattern.test(left)) throw new Error(`${file} has no function ${name}: see cli/build/unused-code.ts`)
    left = left.replace(pattern, (_, indent: string, head: string) => `${indent}${head}) { ${body} }`)
  }
  return left
}

/** @throws Error if a text is not there exactly once. */
function withoutText(code: string, file: string): string {
  let left = code
  for (const [from, to, by] of UNUSED_TEXT[file] ?? []) {
    const start = left.indexOf(from)
    const end = left.indexOf(to, start + from.length)
    if (start === -1 || end === -1 || left.includes(from, start + 1))
      throw new Error(
        `${file} has no single “${from.trim()}” before “${to.trim()}”: see cli/build/unused-code.ts`,
      )
    left = left.slice(0, start) + by + left.slice(end)
  }
  return left
}

const UNUSED_METHODS =
  /^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[^]*?^\};$/gm

/** Both packages are indented, so a function ends with the first brace below its first letter. */
function functionNamed(name: string): RegExp {
  const escaped = name.replaceAll(/[.$]/g, '\\$&')
  const head = name.startsWith('exports.') ? `${escaped} = function ` : `(?:async )?function ${escaped}`
  return new RegExp(`^([ \\t]*)(${head}\\([^]*?)\\) \\{\\n[^]*?\\n\\1\\}(?=;?$)`, 'm')
}
