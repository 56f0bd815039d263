import type { Catalogue } from './catalogue.ts'
import type { ControlSet } from './controls.ts'

/** Classes of a catalogue's grid, shared by the cards and their skeletons. */
export function gridColumns({ columns = 3 }: Pick<Catalogue<ControlSet>, 'columns'>): string {
  const wide = { 3: 'lg:grid-cols-3', 4: 'xl:grid-cols-4' }[columns]
  return `grid gap-4 sm:grid-cols-2 ${wide}`
}
