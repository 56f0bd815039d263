import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { choiceElements, choiceHtml } from './choice-markup.tsx'

const CHOICES = [
  { value: '', label: 'Any', count: null },
  { value: 'Pune', label: 'Pune', count: 1 },
  { value: 'Delhi NCR', label: 'Delhi NCR', count: 12_345 },
  { value: 'R&D "Labs"', label: `R&D <i>"O'Brien"</i>`, count: 0 },
]

test.each(['checkbox', 'radio'] as const)('the server writes the same %s as React', (type) => {
  for (const chosen of ['', 'Pune', 'R&D "Labs"']) {
    const fields = {
      type,
      name: 'city',
      choices: CHOICES,
      isChosen: (value: string) => value === chosen,
      isHidden: ({ label }: { label: string }) => label === 'Delhi NCR',
    }
    // React writes an apostrophe by its number.
    const written = renderToStaticMarkup(choiceElements(fields)).replaceAll('&#x27;', '&apos;')
    expect(choiceHtml(fields)).toBe(written)
  }
})
