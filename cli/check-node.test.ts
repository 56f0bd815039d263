import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The output and exit code of the check on this version of Node. */
function checkOn(version: string): { status: number | null; message: string } {
  const module = JSON.stringify(new URL('./check-node.js', import.meta.url).href)
  const program = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    await import(${module})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { status, message: stderr }
}

test.for(['18.19.0', '20.11.1', '22.21.0'])(
  'Node %s is refused, saying which version is needed and how to get it',
  (version) => {
    const { status, message } = checkOn(version)
    expect(status).toBe(1)
    expect(message).toContain(`needs Node.js 22.22 or newer, and this is ${version}`)
    expect(message).toContain('https://nodejs.org')
    expect(message).not.toContain('    at ')
  },
)

test.for(['22.22.0', '24.0.0', '26.10.0'])('Node %s is accepted', (version) => {
  expect(checkOn(version)).toEqual({ status: 0, message: '' })
})

test.for(['cli/test/command.ts', 'cli/site/dev.ts', 'bench/weights.ts', 'bench/night/command.ts'])(
  'an installation without tests and development packages says so for %s',
  (program) => {
    const project = mkdtempSync(join(tmpdir(), 'pravesh-image-'))
    onTestFinished(() => rmSync(project, { recursive: true }))
    mkdirSync(join(project, 'cli'))
    cpSync(join(import.meta.dirname, 'check-node.js'), join(project, 'cli/check-node.js'))
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
    if (program.startsWith('cli/')) {
      mkdirSync(dirname(join(project, program)), { recursive: true })
      writeFileSync(join(project, program), `import '#test/postgres.ts'`)
    }
    const args = ['--import', './cli/check-node.js', program, '--help']
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^This command needs the whole checkout with its development packages.*\n$/)
  },
)
