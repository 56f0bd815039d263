import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'

/**
 * Joins class names. A caller's utilities override the classes of `app/styles/components.css`, which are in a layer
 * below them. Two utilities that set the same property do not override each other in the order given here.
 */
export function cn(...names: ClassValue[]): string {
  return clsx(names)
}
