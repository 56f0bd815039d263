import { expect, test } from 'vitest'
import { isDenied } from './denial.ts'
import { scanLine } from './scan.ts'

function deniedIn(text: string): boolean {
  const [before, words = ''] = text.split('[')
  const [denied = '', after = ''] = words.split(']')
  const line = scanLine(`${before}${denied}${after}`)
  const from = line.tokens.findIndex(({ start }) => start >= (before?.length ?? 0))
  const to = line.tokens.findLastIndex(({ start }) => start < (before?.length ?? 0) + denied.length) + 1
  return isDenied(line, { from, to })
}

test.each([
  '[PHP] is not needed',
  'Java is needed, [PHP] is not required.',
  '[PHP] knowledge is not necessary for this job',
  'There is no need of [PHP]',
  'No need to know [PHP]',
  'No prior experience in [PHP] is needed',
  'You do not need [5 years]',
  "You don't need to have [5 years] of it",
  '[5 years] of experience in Java are not required',
  'No [PHP], Perl or Ruby',
  'We do not use PHP, [Perl] or Ruby',
  'We do not use PHP, Perl or [Ruby]',
  '[PHP], Perl and Ruby are not needed',
  'We are not looking for [fresh graduates]',
  'Not hiring [freshers]',
  'We will not be considering [freshers]',
  '[Freshers], please excuse',
  '[Freshers] need not apply',
  '[2022 batch] not considered',
  'The [2022 batch] will not be eligible',
  'Except the [2022] batch',
  'Without [PHP]',
  '[Night shift]: not applicable',
  'No [night shift]',
  '[Remote work] is not allowed',
  'We do not offer [remote] work',
  'There is no option of [remote work]',
  '[Degree] does not matter',
  '[PHP] (not needed)',
  '[Bond]: No',
  '[BCA]/MSc/MCA need not apply',
  'BCA/[MSc]/MCA students need not apply',
])('%s: denied', (text) => expect(deniedIn(text)).toBe(true))

test.each([
  'Java is needed, [PHP] too',
  'Not only [Java] but Kotlin',
  'No less than [3 years]',
  'Not more than [5 years]',
  '[PHP] is not mandatory',
  'No PHP, but [Java]',
  'No bond. [Java] is needed',
  'No bond, [Java] needed',
  'PHP is not needed, [Java] is',
  'Do not hesitate to apply with [2 years]',
  '[Java]; PHP is not needed',
  'No notice period: [Java] developers join at once',
  'No nonsense, we like [Java]',
  '[Node]/React required, PHP not needed',
  '[3 years], fresher candidates not considered',
])('%s: not denied', (text) => expect(deniedIn(text)).toBe(false))
