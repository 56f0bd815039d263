import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['2xs', 'title', 'page', 'display'] }] } },
})

/** Joins class names. If two utilities set the same property the later wins, so callers can override. */
export function cn(...names: ClassValue[]): string {
  return merge(clsx(names))
}
