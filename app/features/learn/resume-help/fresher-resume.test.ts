import { expect, test } from 'vitest'
import { FRESHER_RESUME, resumeText } from './fresher-resume.ts'

test('the text has every section, in plain lines that a form keeps', () => {
  const text = resumeText()
  for (const { title } of FRESHER_RESUME.sections) expect(text).toContain(`\n\n${title.toUpperCase()}\n`)
  expect(text).toMatch(/^\[Your name\]\n\[City\] \| \[Phone\]/)
  expect(text).toMatch(/\n$/)
  expect(text).not.toMatch(/undefined|\t|\n{3}/)
  for (const line of text.split('\n')) expect(line.trim()).toBe(line)
})

test('it fits on one page of 55 lines, and invents nobody', () => {
  expect(resumeText().split('\n').length).toBeLessThanOrEqual(55)
  for (const { head, points = [] } of FRESHER_RESUME.sections.flatMap(({ entries }) => entries)) {
    if (head) expect(head).toMatch(/^\[/)
    for (const point of points) expect(point).toMatch(/^\[.*\]$/)
  }
})
