import { expect, test } from 'vitest'
import { postingSections } from './posting-sections.ts'

test('a posting is divided at its own headings, and keeps all its words', () => {
  const html = [
    '<p>We build <strong>ferries</strong>.</p>',
    '<h3>What you will do</h3>',
    '<ul><li>Steer</li></ul>',
    '<h3>Minimum qualifications</h3>',
    '<ul><li>Java<ul><li>Spring</li></ul></li><li>SQL</li></ul>',
    '<h3>Preferred qualifications</h3>',
    '<p>A boat licence.</p>',
    '<h3>Benefits</h3>',
    '<p>Lunch.</p>',
  ]
  expect(postingSections(html.join('\n'))).toEqual({
    summary: [...html.slice(0, 3), ...html.slice(7)].join('\n'),
    requirements: html.slice(3, 5).join('\n'),
    bonus: html.slice(5, 7).join('\n'),
  })
})

test('a text without such headings is all summary', () => {
  const html = '<p>You need Java, and Go would be nice.</p><h3>The team</h3><p>Six people.</p>'
  expect(postingSections(html)).toEqual({
    summary: html.replace('</p><h3>', '</p>\n<h3>').replace('</h3><p>', '</h3>\n<p>'),
    requirements: '',
    bonus: '',
  })
  expect(postingSections('')).toEqual({ summary: '', requirements: '', bonus: '' })
  expect(postingSections('bare words')).toMatchObject({ summary: 'bare words' })
})

test('a heading that repeats the name of our part is left out, and one without text is no part', () => {
  expect(postingSections('<h3>Requirements</h3><ul><li>Java</li></ul><h3>Nice to have</h3>')).toEqual({
    summary: '',
    requirements: '<ul><li>Java</li></ul>',
    bonus: '',
  })
})

test.each(['Candidate privacy notice', 'Interview process', 'Salary and experience', 'About us'])(
  '%j asks for nothing',
  (heading) => {
    const html = `<h3>Skills</h3>\n<p>Java</p>\n<h3>${heading}</h3>\n<p>Other words</p>`
    expect(postingSections(html)).toMatchObject({ requirements: '<h3>Skills</h3>\n<p>Java</p>' })
    expect(postingSections(html).summary).toContain('Other words')
  },
)

test('a short paragraph acts as a heading, as in texts without markup', () => {
  expect(postingSections('<p>We sail.</p><p>Who you are</p><p>You swim.</p>')).toMatchObject({
    summary: '<p>We sail.</p>',
    requirements: '<p>Who you are</p>\n<p>You swim.</p>',
  })
})

test('a smaller heading without a kind of its own stays in its part', () => {
  const skills = '<h3>Your skills</h3>\n<h4>Tools</h4>\n<p>Git</p>'
  expect(postingSections(`${skills}\n<h4>Nice to have</h4>\n<p>Go</p>\n<h4>Tools</h4>\n<p>Vim</p>`)).toEqual({
    summary: '<h3>Tools</h3>\n<p>Vim</p>',
    requirements: skills,
    bonus: '<h3>Nice to have</h3>\n<p>Go</p>',
  })
})

test('the headings of each part start right below our own, and leave out no level', () => {
  const html = '<h3>The job</h3><p>Text</p><h4>Your skills</h4><p>Java</p><h5>Languages</h5><p>Hindi</p>'
  expect(postingSections(html)).toMatchObject({
    summary: '<h3>The job</h3>\n<p>Text</p>',
    requirements: '<h3>Your skills</h3>\n<p>Java</p>\n<h4>Languages</h4>\n<p>Hindi</p>',
  })
  const deep = '<h3>Skills</h3><p>A</p><h4>About us</h4><p>B</p><h6>More</h6><p>C</p>'
  expect(postingSections(deep).summary).toBe('<h3>About us</h3>\n<p>B</p>\n<h4>More</h4>\n<p>C</p>')
})
