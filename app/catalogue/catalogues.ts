import type { Catalogue } from './catalogue.ts'
import type { ControlSet } from './controls.ts'

/** Found by file name, so a new catalogue does not have to be added to a list. */
const definitions = import.meta.glob<Record<string, Catalogue<ControlSet>>>('../features/**/*-catalogue.ts', {
  eager: true,
})

export const CATALOGUES = Object.values(definitions).flatMap((definition) => Object.values(definition))
