import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawBar, type Screen } from './progress-bar.ts'
import { PROJECT } from './project.ts'
import { safely } from './terminal.ts'

function recorded(options: Partial<Screen> = {}) {
  let text = ''
  const stream: Screen = { write: (more) => (text += more), ...options }
  return { text: () => text, screen: safely(stream) }
}

test('control characters in what is printed are shown, not obeyed', () => {
  const { text, screen } = recorded()
  screen.write('\u001b[2JSoftware Engineer\r\u009b1m\n')
  expect(text()).toBe('\\u001b[2JSoftware Engineer\\u000d\\u009b1m\n')
})

test('the bar of progress clears its line, and a title in it does not', () => {
  const { text, screen } = recorded({ columns: 200, isTTY: true })
  expect([screen.isTTY, screen.columns]).toEqual([true, 200])
  drawBar(screen, 1, 2, 'greenhouse:acme \u001b[2J')
  expect(text()).toBe(`\r\u001b[2K${'█'.repeat(10)}${'░'.repeat(10)} 1/2  greenhouse:acme \\u001b[2J`)
})

/** Our own tests print what they like, and an empty write waits until everything is written. */
const DIRECT = /\bconsole\.\w+\(|\bprocess\.std(?:out|err)\.write\((?!'',)/

test('no command writes to the terminal past this', () => {
  const files = globSync('cli/**/*.ts', { cwd: PROJECT }).filter(
    (path) => !/^cli\/test\/|\.test\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(50)
  const direct = files.filter((path) => DIRECT.test(readFileSync(join(PROJECT, path), 'utf8')))
  expect(direct).toEqual([])
})
