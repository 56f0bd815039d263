import { z } from 'zod'
import { cleanText } from '../clean-text.ts'

/** One line of text: not empty, trimmed, single spaces, at most `most` characters, each of which can be seen. */
export function line(most: number) {
  return z
    .string()
    .min(1, 'expected text, not empty')
    .max(most, `expected at most ${most} characters`)
    .refine(
      (value) => value.trim().replaceAll(/\s+/g, ' ') === value,
      'expected no double spaces, and no spaces at the start or end',
    )
    .refine((value) => cleanText(value) === value, 'expected no characters that nobody sees')
}

/** At least one such line, all different ignoring case. */
export function lines(each: number, most: number) {
  return z
    .array(line(each))
    .min(1, 'expected at least one')
    .max(most, `expected at most ${most}`)
    .refine(
      (values) => new Set(values.map((value) => value.toLowerCase())).size === values.length,
      'expected no duplicates',
    )
}

export const slug = z
  .string()
  .max(100, 'expected at most 100 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens')

/** Affiliate and tracking parameters. */
const TRACKING = /^(utm_.*|ref|tag|aff.*|gclid|fbclid)$/i

function isPlainLink(value: string): boolean {
  const url = URL.parse(value)
  if (url?.protocol !== 'https:' || url.username !== '' || /\s/.test(value)) return false
  return /\.[a-z]{2,}$/.test(url.hostname) && ![...url.searchParams.keys()].some((key) => TRACKING.test(key))
}

/** The URL of a public page: https, a domain name, no credentials, no affiliate or tracking parameter. */
export const httpsLink = z
  .string()
  .max(2048, 'expected at most 2048 characters')
  .refine(isPlainLink, 'expected an https link to a domain, without tracking')
