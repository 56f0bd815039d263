import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '#cli/process/project.ts'
import { withoutNames, withoutUnused } from './light-framework.ts'
import { UNUSED } from './unused-code.ts'

test('a component without its name and without effects can be left out', () => {
  const code = `const Link = React$1.forwardRef(function LinkWithRef() {
	Link.displayName = other;
});
Link.displayName = "Link";
const router = createRouter();`
  expect(withoutNames(code)).toBe(`const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {
	Link.displayName = other;
});

const router = createRouter();`)
})

const FOLDERS = ['react/cjs', 'react-dom/cjs', 'react-router/dist/production']

test.each(Object.keys(UNUSED))('%s has all functions that we empty, and loses them', (end) => {
  const [path] = FOLDERS.map((folder) => join(PROJECT, 'node_modules', folder, end)).filter(
    (file) => globSync(file).length === 1,
  )
  const code = readFileSync(path ?? end, 'utf8')
  const light = withoutUnused(code, path ?? end)
  expect(light.length).toBeLessThan(code.length * 0.98)
  expect(light).not.toContain('FragmentInstance.prototype')
  for (const [name, body] of Object.entries(UNUSED[end] ?? {}))
    expect(light).toMatch(new RegExp(`${headOf(name)}\\([^]*?\\) \\{ ${escaped(body)} \\}`))
})

function headOf(name: string): string {
  return name.startsWith('exports.') ? `${escaped(name)} = function ` : `function ${escaped(name)}`
}

function escaped(text: string): string {
  return text.replaceAll(/\W/g, '\\$&')
}

test('a function that is no longer there stops the build', () => {
  expect(() => withoutUnused('function query() {\n}\n', '/lib/router/router.js')).toThrow(
    'lib/router/router.js has no function handleAction: see cli/build/unused-code.ts',
  )
  expect(() => withoutUnused('var Children = {}', '/react/cjs/react.production.js')).toThrow(
    'react.production.js has no single “exports.Children = Children”',
  )
})

/** What the emptied functions do. */
const NEEDS_THEM = [
  /\b(unstable_)?(ViewTransition|Activity|SuspenseList|useActionState|useFormStatus|viewTransition)\b/,
  /\bprecedence=/,
  /\b(preload|preloadModule|preinit|preinitModule|prefetchDNS|preconnect)\(/,
  /<Fragment[^>]*\bref=/,
  /\b(useFetchers?|useSubmit|useBlocker|useActionData|clientAction)\b/,
  /\b(formAction|action)=\{(async |\()/,
  /<[a-z]+-[a-z]/,
]

test('no page needs what is left out', () => {
  const react = readFileSync(
    join(PROJECT, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
    'utf8',
  )
  const light = withoutUnused(react, 'react-dom-client.production.js')
  const left = namesIn(light)
  const lost = namesIn(react).filter((name) => !left.includes(name))
  expect(lost).toContain('strokeLinecap')
  expect(lost).toContain('onPointerDown')
  expect(lost).toContain('onMouseEnter')
  expect(left).toContain('onClick')
  const files = globSync('app/**/*.{ts,tsx}', { cwd: PROJECT }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(200)
  for (const file of files) {
    const code = readFileSync(join(PROJECT, file), 'utf8')
    for (const use of [...NEEDS_THEM, new RegExp(`\\b(${lost.join('|')})(Capture)?=`)])
      expect(code.match(use)?.[0], file).toBeUndefined()
  }
})

/** The events and the attributes with another name in HTML that a version of React DOM knows. */
function namesIn(react: string): string[] {
  const [, events = ''] = /simpleEventPluginEvents =\s+"([^"]+)"/.exec(react) ?? []
  const aliases = react.slice(react.indexOf('aliases = new Map('), react.indexOf('isJavaScriptProtocol ='))
  return [
    ...events.split(' ').map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    ...[...react.matchAll(/^register\w+Event\([^"]*("\w+", )?"(on\w+)"/gm)].map(([, , name = '']) => name),
    ...[...aliases.matchAll(/\["(\w+)"/g)].map(([, name = '']) => name),
  ]
}
