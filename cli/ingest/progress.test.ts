import { expect, test } from 'vitest'
import { emptyReport } from '#ingest/boards/pipeline.ts'
import { safely } from '#cli/process/terminal.ts'
import { createProgress } from './progress.ts'

function screen(isTTY: boolean) {
  let text = ''
  return { isTTY, columns: 40, write: (part: string) => ((text += part), true), text: () => text }
}

const report = { ...emptyReport('greenhouse:stripe'), found: 547, kept: 12 }
const problem = { outcome: 'gone' as const, message: 'gone: answered 404', retryAt: null }

test('without a terminal, progress is one line for each finished board', () => {
  const plain = screen(false)
  const progress = createProgress(plain, 4)
  progress.show('greenhouse:stripe', 'reading')
  progress.done(report)
  progress.done({ ...report, source: 'lever:cred', problem })
  progress.done({ ...report, source: 'ashby:ema', notModified: true })
  progress.done({ ...report, rejected: { ...report.rejected, unreadable: 3 } })
  progress.end()
  expect(plain.text().split('\n')).toEqual([
    '[1/4] greenhouse:stripe: 547 found, 12 kept',
    '[2/4] lever:cred: gone: answered 404',
    '[3/4] ashby:ema: no change',
    '[4/4] greenhouse:stripe: 547 found, 12 kept, 3 unreadable',
    '',
  ])
})

test('on a terminal, progress is one line with a bar, no wider than the screen, cleared at the end', () => {
  const terminal = screen(true)
  const progress = createProgress(safely(terminal), 2)
  const last = () => terminal.text().split('\r').at(-1)?.replace('\u001b[2K', '') ?? ''
  progress.show('greenhouse:stripe', 'read 100 of 547 postings')
  expect(last()).toBe('░░░░░░░░░░░░░░░░░░░░ 0/2  greenhouse:st')
  progress.done(report)
  expect(last()).toMatch(/^█{10}░{10} 1\/2/)
  expect(terminal.text()).not.toContain('\n')
  progress.end()
  expect(terminal.text().endsWith('\r\u001b[2K')).toBe(true)
})
