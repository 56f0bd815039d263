import { expect, test } from 'vitest'
import type { SendTally } from '#mail/send-mailing.ts'
import { safely } from '#cli/process/terminal.ts'
import { createSendProgress } from './progress.ts'

const before = { recipients: 100, sent: 20, failed: 0, in_doubt: 0 }
const tally = (sent: number): SendTally => ({
  sent,
  failed: 1,
  later: 2,
  inDoubt: 0,
  erased: 0,
  throttled: 0,
  problems: new Map(),
  stopped: null,
})

function screen(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, columns: 80, write: (text: string) => written.push(text) > 0 }
}

test('on a terminal, a bar shows the total progress and the rate, and is cleared at the end', () => {
  let time = 0
  const terminal = screen(true)
  const progress = createSendProgress(safely(terminal), before, () => time)
  time = 2000
  progress.show(tally(29))
  expect(terminal.written.at(-1)).toContain(
    '██████████░░░░░░░░░░ 50/100  sent 29, failed 1, later 2, 15 per second',
  )
  progress.end()
  expect(terminal.written.at(-1)).toBe('\r\u001b[2K')
})

test('without a terminal, it prints a line every few seconds', () => {
  let time = 0
  const file = screen(false)
  const progress = createSendProgress(file, before, () => time)
  for (let mail = 1; mail <= 12; mail++) {
    time += 1000
    progress.show(tally(mail))
  }
  progress.end()
  expect(file.written).toEqual([
    '[26/100] sent 5, failed 1, later 2, 1 per second\n',
    '[31/100] sent 10, failed 1, later 2, 1 per second\n',
  ])
})
