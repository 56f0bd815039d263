import { expect, test } from 'vitest'
import { choiceHtml } from './choice-markup.ts'

test('choices are written with their names and numbers, and nothing in them is markup', () => {
  const html = choiceHtml({
    type: 'checkbox',
    name: 'city',
    choices: [
      { value: '', label: 'Any', count: null },
      { value: 'pune', label: 'Pune', count: 1 },
      { value: 'delhi', label: 'Delhi', count: 12_345 },
      { value: 'R&D "Labs"', label: `R&D <i>"O'Brien"</i>`, count: 0 },
    ],
    isChosen: (value) => value === 'pune',
    isHidden: ({ label }) => label === 'Delhi',
  })
  expect(html.split('</label>')).toEqual([
    '<label class="choice"><input type="checkbox" name="city" value=""/>Any',
    '<label class="choice"><input type="checkbox" name="city" checked="" value="pune"/>Pune<small class="one">1</small>',
    '<label class="choice" hidden=""><input type="checkbox" name="city" value="delhi"/>Delhi<small>12,345</small>',
    '<label class="choice text-ink-soft"><input type="checkbox" name="city" value="R&amp;D &quot;Labs&quot;"/>' +
      'R&amp;D &lt;i&gt;&quot;O&apos;Brien&quot;&lt;/i&gt;<small>0</small>',
    '',
  ])
})
