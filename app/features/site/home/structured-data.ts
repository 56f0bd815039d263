import { paths } from '#app/paths.ts'
import { PRODUCT_NAME, PRODUCT_PROMISE } from '#app/site.ts'

/**
 * The organisation, and the site with its search (https://schema.org/SearchAction).
 * @param siteUrl Origin without a trailing slash.
 */
export function homeStructuredData(siteUrl: string): object {
  const organisation = `${siteUrl}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name: PRODUCT_NAME,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/apple-touch-icon.png`,
        description: PRODUCT_PROMISE,
        areaServed: 'IN',
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        name: PRODUCT_NAME,
        url: `${siteUrl}/`,
        inLanguage: 'en-IN',
        publisher: { '@id': organisation },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${siteUrl}${paths.jobs()}?search={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
