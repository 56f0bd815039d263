import { expect, test } from 'vitest'
import { homeStructuredData } from './structured-data.ts'

test('search engines learn who we are and where the site’s search is', () => {
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
