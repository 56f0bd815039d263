import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['2xs', 'title', 'page', 'display'] }] } },
})

/** Joins class names; of two utilities for the same property the later one wins, so a caller can overrule. */
export function cn(...names: ClassValue[]): string {
  return merge(clsx(names))
}
