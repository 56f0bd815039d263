import { z } from 'zod'

/** Out of five, one decimal, as the named source gives it; null where no source does. */
export const rating = z
  .number()
  .min(1, 'expected 1 to 5')
  .max(5, 'expected 1 to 5')
  .multipleOf(0.1, 'expected at most one decimal')
  .nullable()
