import { possessive } from './display-names.ts'

/**
 * The source of a posting, in words for visitors: the company's careers page, which its board feeds, or, for
 * a company without a board, the list that it sent and the posting's own page.
 *
 * @param source `greenhouse:stripe`
 * @param company `Stripe`
 */
export function sourceName(source: string, company: string): string {
  return `${possessive(company)} ${sourcePlace(source)}`
}

/** The same without the company: "careers page". */
export function sourcePlace(source: string): string {
  const [kind = ''] = source.split(':')
  return kind === 'file' ? 'own list or page' : 'careers page'
}
