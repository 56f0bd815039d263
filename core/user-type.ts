/**
 * What a signed-in visitor is here for; the database has the same values (`db/migrations`). Job providers
 * come later.
 */
export const USER_TYPES = ['job-seeker', 'founder'] as const
export type UserType = (typeof USER_TYPES)[number]
