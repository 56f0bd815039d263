import { useLocation } from 'react-router'

/** Query parameters with the outcome of a form that was submitted without script. */
export const OUTCOME_PARAMETERS = ['outcome', 'reported', 'rated'] as const
/** The same for forms that exist only if sign-in is configured. */
export const SIGN_IN_PARAMETERS = ['saved'] as const

type OutcomeParameter = (typeof OUTCOME_PARAMETERS | typeof SIGN_IN_PARAMETERS)[number]

/** The outcome of a form, from the URL; null if there is none. */
export function useReturnedOutcome(name: OutcomeParameter): string | null {
  return new URLSearchParams(useLocation().search).get(name)
}
