/**
 * Joins class names; what is false or missing is left out. A caller's utilities override the classes of
 * `app/styles/components.css`, which are in a layer below them. Two utilities that set the same property do not override each
 * other in the order given here.
 */
export function cn(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
