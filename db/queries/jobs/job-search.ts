import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '#db/schema.ts'
import { containing } from '../text-match.ts'

/** Any query whose postings are selected as `public_jobs`. */
type JobsExpression = ExpressionBuilder<Pick<Database, 'public_jobs'>, 'public_jobs'>

/**
 * A parsed search. A posting matches if it matches every term, in any order.
 *
 * A term with three letters or digits in a row is matched as a substring of title, company and description,
 * by the trigram index. A shorter one (`Go`, `C`, `C++`, `QA`, `UI`) has no trigram, and would be inside nine
 * of ten descriptions, so it must be a whole word of title, company or skills.
 */
export interface SearchTerms {
  substrings: string[]
  words: string[]
}

const MAX_SEARCH_LENGTH = 100
const MAX_TERMS = 8

/** @returns null if there is nothing to search for. */
export function parseSearch(text: string | undefined): SearchTerms | null {
  // The database refuses NUL in any text, so it separates words like a space.
  const terms = [
    ...new Set(
      (text ?? '')
        .slice(0, MAX_SEARCH_LENGTH)
        .toLowerCase()
        .split(/[\s\0]+/),
    ),
  ]
    .filter((term) => term !== '')
    .slice(0, MAX_TERMS)
  if (terms.length === 0) return null
  const substrings = terms.filter((term) => /[a-z0-9]{3}/.test(term))
  const words = terms.filter((term) => !/[a-z0-9]{3}/.test(term)).flatMap((term) => wordsOf(term))
  return { substrings, words: [...new Set(words)] }
}

/**
 * Splits like the database's `job_words`: ui/ux is two words, c++ one. A term without any word is one word
 * itself.
 */
function wordsOf(term: string): string[] {
  const words = term.split(/[^\p{L}\p{N}+#.]+/u).map((word) => word.replace(/^\.+|\.+$/g, ''))
  const found = words.filter((word) => word !== '')
  return found.length > 0 ? found : [term]
}

/** The search condition on `search_text` and `search_words`. */
export function matchesSearch(eb: JobsExpression, terms: SearchTerms): Expression<SqlBool> {
  return eb.and([
    ...terms.substrings.map((term) => eb('search_text', 'like', containing(term))),
    ...(terms.words.length > 0 ? [eb('search_words', '@>', sql<string[]>`${terms.words}::text[]`)] : []),
  ])
}
