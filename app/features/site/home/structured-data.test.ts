import { expect, test } from 'vitest'
import { homeStructuredData } from './structured-data.ts'

test('the structured data names the organisation and the search URL', () => {
  expect(homeStructuredData('https://pravesh.example')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: 'Pravesh', url: 'https://pravesh.example/' },
      {
        '@type': 'WebSite',
        potentialAction: {
          '@type': 'SearchAction',
          target: { urlTemplate: 'https://pravesh.example/jobs?search={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  })
})
