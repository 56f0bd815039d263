import { expect, test } from 'vitest'
import { createProgress } from './ingest-progress.ts'

function screen(isTTY: boolean) {
  let text = ''
  return { isTTY, columns: 40, write: (part: string) => ((text += part), true), text: () => text }
}

test('away from a terminal, progress is plain lines', () => {
  const plain = screen(false)
  const progress = createProgress(plain)
  progress.say('greenhouse:stripe', 'fetching')
  progress.end()
  expect(plain.text()).toBe('greenhouse:stripe: fetching\n')
})

test('on a terminal it is one line, no wider than the screen, gone at the end', () => {
  const terminal = screen(true)
  const progress = createProgress(terminal)
  progress.say('greenhouse:stripe', 'understood 100 of 547 postings')
  progress.say('greenhouse:stripe', 'understood 200 of 547 postings')
  expect(terminal.text()).not.toContain('\n')
  expect(terminal.text().split('\r').at(-1)?.replace('\u001b[2K', '')).toBe(
    'greenhouse:stripe: understood 200 of 54',
  )
  progress.end()
  expect(terminal.text().endsWith('\r\u001b[2K')).toBe(true)
})
