import type { UserType } from '#core/user-type.ts'

interface UserTypeText {
  value: UserType
  name: string
  text: string
}

/** User types in the order of the form. */
export const USER_TYPE_TEXTS: readonly UserTypeText[] = [
  {
    value: 'job-seeker',
    name: 'Job seeker',
    text: 'Find IT jobs, save the ones you like, and prepare for them.',
  },
  {
    value: 'founder',
    name: 'Aspiring founder',
    text: 'Ideas, steps and resources to start a company. Your dashboard shows the Entrepreneur Hub first.',
  },
]

export function userTypeName(type: UserType | null): string {
  return USER_TYPE_TEXTS.find(({ value }) => value === type)?.name ?? 'Not chosen yet'
}
