import { expect, test } from 'vitest'
import { meantDomain } from './mail-domain.ts'

test.for([
  ['asha@gmial.com', 'gmail.com'],
  ['asha@gmai.com', 'gmail.com'],
  ['asha@gmaill.com', 'gmail.com'],
  ['asha@gmail.con', 'gmail.com'],
  ['asha@GMAIL.co', 'gmail.com'],
  ['asha@yaho.com', 'yahoo.com'],
  ['asha@hotmial.com', 'hotmail.com'],
  ['asha@outlok.com', 'outlook.com'],
  ['asha@gmail.com', null],
  ['asha@ymail.com', null],
  ['asha@mail.com', null],
  ['asha@kaveri.example', null],
] as const)('%s was meant to be at %s', ([address, meant]) => {
  expect(meantDomain(address)).toBe(meant)
})
