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

const FOLDERS = ['react-dom/cjs', 'react-router/dist/production']

test.each(Object.keys(UNUSED))('%s has all functions that we empty, and loses them', (end) => {
  const [path] = FOLDERS.map((folder) => join(PROJECT, 'node_modules', folder, end)).filter(
    (file) => globSync(file).length === 1,
  )
  const code = readFileSync(path ?? end, 'utf8')
  const light = withoutUnused(code, path ?? end)
  expect(light.length).toBeLessThan(code.length * 0.97)
  expect(light).not.toContain('FragmentInstance.prototype')
  for (const [name, body] of Object.entries(UNUSED[end] ?? {}))
    expect(light).toMatch(new RegExp(`function ${name}\\([^]*?\\) \\{ ${body.replaceAll(/\W/g, '\\$&')} \\}`))
})

test('a function that is no longer there stops the build', () => {
  expect(() => withoutUnused('function query() {\n}\n', '/lib/router/router.js')).toThrow(
    'lib/router/router.js has no function handleAction: see cli/build/unused-code.ts',
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
  const files = globSync('app/**/*.{ts,tsx}', { cwd: PROJECT }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(200)
  for (const file of files) {
    const code = readFileSync(join(PROJECT, file), 'utf8')
    for (const use of NEEDS_THEM) expect(code.match(use)?.[0], file).toBeUndefined()
  }
})
