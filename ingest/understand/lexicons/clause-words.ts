import { table } from '../scan/lexicon.ts'

/** Words that deny what a clause says, or start another. */
export const CLAUSE_WORDS = table(
  'clause',
  `
  not|no|never|nor|without|except|excluding|cannot|can't|don't|doesn't|won't|isn't|aren't|excuse  not
  but|while|whereas|although|however  but
  `,
)
