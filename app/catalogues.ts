import type { Catalogue } from './catalogue/catalogue.ts'
import type { ControlSet } from './catalogue/controls.ts'

/** Found by their names, so that a new definition is entered in no list. */
const definitions = import.meta.glob<Record<string, Catalogue<ControlSet>>>('./features/*/*-catalogue.ts', {
  eager: true,
})

/** Every catalogue of the site. */
export const CATALOGUES = Object.values(definitions).flatMap((definition) => Object.values(definition))
