import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { choiceElements, choiceHtml } from './choice-markup.tsx'

const CHOICES = [
  { value: '', label: 'Any', count: null },
  { value: 'Pune', label: 'Pune', count: 1 },
  { value: 'Delhi NCR', label: 'Delhi NCR', count: 12_345 },
  { value: 'R&D "Labs"', label: `R&D <i>"O'Brien"</i>`, count: 0 },
]

test.each(['checkbox', 'radio'] as const)('the server writes a %s as React does', (type) => {
  for (const chosen of ['', 'Pune', 'R&D "Labs"']) {
    const fields = {
      type,
      name: 'city',
      choices: CHOICES,
      isChosen: (value: string) => value === chosen,
      isHidden: ({ label }: { label: string }) => label === 'Delhi NCR',
    }
    expect(choiceHtml(fields)).toBe(renderToStaticMarkup(choiceElements(fields)))
  }
})
