import { createContext, use } from 'react'
import type { FigureSource } from './figure-lists.ts'

/** Set once for the whole document, by the root route. */
export const FigureSourceContext = createContext<FigureSource>({ kind: 'spec' })

/** Where the figures of the site come from. */
export function useFigureSource(): FigureSource {
  return use(FigureSourceContext)
}
