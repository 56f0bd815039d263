import { table } from '../scan/lexicon.ts'

/** Words that say how a clause is meant: negated, a wish, of whom. */
export const CLAUSE_WORDS = table(
  'clause',
  `
  not|no|never|nor|without|except|excluding|cannot|can't|don't|doesn't|won't|isn't|aren't  not
  excuse|need not|should not|do not|does not|will not|not be  not
  preferred|preferably|prefer|ideally|desirable|desired|optional|nice to have|good to have  wish
  a plus|a big plus|an added advantage|an advantage|a bonus|would be great  wish
  we|our|us|the company|the firm|the group|the team  of company
  founded|established|incorporated|since|in business  of company
  your|candidate's|applicant's|last drawn|current ctc|expected ctc  of candidate
  but|while|whereas|although|however  but
  `,
)
