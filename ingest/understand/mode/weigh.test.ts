import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { eachClue } from './clues.ts'
import { placeSentences } from './place-sentences.ts'
import { heaviestModeClues, weighModes } from './weigh.ts'

const only = (text: string) => {
  for (const line of scanText({ title: 'Engineer', text }).lines)
    for (const sentence of placeSentences(line)) return { line, sentence }
  throw new Error(`no place in ${text}`)
}

test('sentences without a word of a place are not weighed, and ";" parts none', () => {
  const [line] = scanText({ title: 'Engineer', text: 'You write Go. Monday in office; else home.' }).lines
  expect(line && placeSentences(line).map(({ from, to }) => line.words(from, to))).toEqual([
    'Monday in office; else home.',
  ])
})

test('a long sentence has no more clues', () => {
  const count = (text: string) => {
    const { line, sentence } = only(text)
    let clues = 0
    eachClue(line, sentence, () => (clues += 1))
    return clues
  }
  const office = 'come to the office and '
  expect(count(office.repeat(2000))).toBe(count(office.repeat(200)))
})

test('what is said of others weighs less than what is said of this job', () => {
  const remote = (text: string) => {
    const { line, sentence } = only(text)
    return weighModes(line, sentence).remote
  }
  expect(remote('You work from your home.')).toBeGreaterThan(0)
  expect(remote('You handle tickets of people in remote villages.')).toBeLessThan(-1)
})

test('the clues that weigh most come first', () => {
  const { line, sentence } = only('You work from your home.')
  const weights = heaviestModeClues(line, sentence, 'remote', 4).map(({ weight }) => Math.abs(weight))
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  expect(weights.length).toBeGreaterThan(1)
})
