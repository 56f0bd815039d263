import { z } from 'zod'

/** Out of five, one decimal, as stated by the source; null if no source states one. */
export const rating = z
  .number()
  .min(1, 'expected 1 to 5')
  .max(5, 'expected 1 to 5')
  .multipleOf(0.1, 'expected at most one decimal')
  .nullable()
