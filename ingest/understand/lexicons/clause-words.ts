import { table } from '../scan/lexicon.ts'

/** Words that negate, or start another clause. */
export const CLAUSE_WORDS = table(
  'clause',
  `
  not|no|never|nor|without|except|excluding|cannot|can't|don't|doesn't|won't|isn't|aren't|excuse  not
  but|while|whereas|although|however  but
  `,
)

const NEVER = "(not|never|cannot|can't|don't|doesn't|didn't|won't|isn't|aren't|needn't)"
const NOT = "(not|never|isn't|aren't|won't|needn't|cannot|can't)"

/** What denies the words behind it, or those in front of it. `scan/denial.ts` says how far each reaches. */
export const DENIAL_WORDS = [
  ...table(
    'denial of what follows',
    `
    # They count, or speak of others: nothing is denied.
    (no|not) (less|more|fewer|longer|older|later|earlier|only|just|limited|to mention|matter|worries)  -
    (no|not) (problem|issue|doubt|hesitate|mandatory|compulsory|essential)|no . of|don't (worry|hesitate|miss)  -
    no|not|never|without|nor|neither|except|excluding|barring|excepting|other than|instead of|rather than  denies
    ${NEVER}|(does|do|are|is|will|would) not  denies
    `,
  ),
  ...table(
    'denial of what is in front',
    `
    (post graduation|post graduate|postgraduation|doctorate) not required  -
    ${NOT} [be] (needed|required|necessary|asked [for]|expected|wanted|applicable|relevant|used|part of)  denied
    ${NOT} [be] (considered|eligible|accepted|allowed|entertained|entitled|invited|shortlisted|called|admitted)  denied
    ${NOT} [be] (available|possible|on offer|offered|provided|given|permitted|supported|there|an option|in scope)  denied
    ${NOT} (a|any) (requirement|must|need|condition|prerequisite|part of)|unavailable|nahi|nahin  denied
    (no|not any) longer (needed|required|used|considered)|(is|are) no (requirement|prerequisite|longer)  denied
    (need|should|may|can|must|do|please do|plz do|please|will) not [to] (apply|call|contact|respond)|please excuse|excuse|rejected  denied
    (do|does|did|would) not (matter|count|qualify|apply|interest us)|(doesn't|don't) (matter|count|qualify|apply)  denied
    (cannot|can't|shouldn't|needn't|don't) [to] apply|no need|not for (this|us)|not what we (need|look for|want)  denied
    `,
  ),
]
