import { useLocation } from 'react-router'

/** Parameters by which the server says what came of a form that was sent without script. */
export const OUTCOME_PARAMETERS = ['outcome', 'reported'] as const
/** Those of forms that only a site with sign-in has. */
export const SIGN_IN_PARAMETERS = ['saved'] as const

type OutcomeParameter = (typeof OUTCOME_PARAMETERS | typeof SIGN_IN_PARAMETERS)[number]

/** What the address says came of a form; null where it says nothing. */
export function useReturnedOutcome(name: OutcomeParameter): string | null {
  return new URLSearchParams(useLocation().search).get(name)
}
