import { expect, test } from 'vitest'
import { understand } from '#ingest/understand/understand.ts'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { viewPage } from '#ingest/adapters/page-text.ts'

const read = (description: string) =>
  understand(readFreePosting({ title: 'QA', location: 'Pune', description }))

test.each([
  'style="display:none"',
  'style="DISPLAY : None !IMPORTANT"',
  'style="color:red;display:none;"',
  'style="display:block!important;display:none;display:none !important"',
  'style="display:/* x */none"',
  String.raw`style="d\69splay:none"`,
  'style="visibility:hidden"',
  'style="visibility: collapse"',
  'style="opacity:0"',
  'style="opacity: .00"',
  'style="font-size:0px"',
  'style="font: 0/0 a"',
  'style="color:transparent"',
  'style="position:absolute; left:-9999px"',
  'style="text-indent:-10000em"',
  'style="max-height:0;overflow:hidden"',
  'style="mso-hide:all"',
  'hidden',
  'HIDDEN=""',
  'hidden="hidden"',
  'aria-hidden="true"',
  'aria-hidden="TRUE"',
])('what <div %s> holds is neither shown nor read', (attributes) => {
  const { description, pay } = read(
    `<p>Tests</p><div ${attributes}><p>Salary: 12 LPA</p><ul><li>x</ul></div>`,
  )
  expect(description).toBe('<p>Tests</p>')
  expect(pay.value).toBeNull()
})

test.each([
  '<template><p>Salary: 12 LPA</p></template>',
  '<noscript>Salary: 12 LPA</noscript>',
  '<!-- Salary: 12 LPA -->',
  '<!--[if mso]><p>Salary: 12 LPA</p><![endif]-->',
  '<dialog>Salary: 12 LPA</dialog>',
])('%s is neither shown nor read', (hidden) => {
  const { description, pay } = read(`<p>Tests</p>${hidden}`)
  expect(description).toBe('<p>Tests</p>')
  expect(pay.value).toBeNull()
})

test.each([
  'hidden="until-found"',
  'aria-hidden="false"',
  'style="display:none;display:block"',
  'style="opacity:0.9"',
  'style="font-size:0.9em"',
  'style="font:10px/0 serif"',
  'style="height:0"',
  'style="visibility:visible"',
  'data-hidden="true"',
])('what <div %s> holds is shown', (attributes) => {
  expect(read(`<div ${attributes}>Salary: 12 LPA</div>`).pay.value).toMatchObject({ min: 12_00_000 })
})

test('what is set visible again inside is shown', () => {
  expect(read('<div style="font-size:0"><span style="font-size:14px">Tests</span></div>').description).toBe(
    '<p>Tests</p>',
  )
  expect(read('<p style="visibility:hidden">a<b style="visibility:visible">b</b></p>').description).toBe(
    '<p><b>b</b></p>',
  )
  expect(
    read('<p>x</p><p style="visibility:hidden"><span style="font-size:12px">12 LPA</span></p>').description,
  ).toBe('<p>x</p>')
  expect(
    read('<p>x</p><p style="font-size:0"><span style="color:red;font-size:1em">12 LPA</span></p>')
      .description,
  ).toBe('<p>x</p>')
})

test('of a page, only what no layout has is left out', () => {
  const page =
    '<p style="opacity:0">One</p><p style="DISPLAY : none">Two</p><p hidden="until-found">Three</p>'
  expect(viewPage(page).lines.map(({ text }) => text)).toEqual(['One', 'Three'])
})
