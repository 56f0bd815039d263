import { createContext, createElement, use } from 'react'
import type { PageParts } from './reused-parts.server.ts'
import type { ReactNode } from 'react'

/** On the server, the parts of the page that is rendered; null if all of it is to be rendered, and in the browser. */
export const PagePartsContext = createContext<PageParts | null>(null)

interface ReusedPartProps {
  /**
   * Everything that its HTML depends on, beside `texts` and the data of the root route: two parts with the same value are
   * the same. Null to render it as usual. Called on the server only.
   */
  by: () => string | null
  /** Attributes and texts in it that differ from page to page. */
  texts?: readonly string[]
  /** Renders one element, without scripts and without `useId`. Puts each text once in a place of its own. */
  children: (texts: readonly string[]) => ReactNode
}

const NO_TEXTS: readonly string[] = []

/**
 * A part that is the same in many pages. The server renders it once and keeps its HTML (`reused-parts.server.ts`); the
 * browser renders it like any other component. It may only show what all visitors see.
 */
export function ReusedPart({ by, texts = NO_TEXTS, children }: ReusedPartProps): ReactNode {
  if (!import.meta.env.SSR) return children(texts)
  return (
    <PartOnServer by={by} texts={texts}>
      {children}
    </PartOnServer>
  )
}

function PartOnServer({ by, texts, children }: Required<ReusedPartProps>): ReactNode {
  const parts = use(PagePartsContext)
  const key = parts && by()
  if (parts === null || key === null) return children(texts)
  const part = parts.add(key, texts)
  if (part.known) return createElement(parts.mark, { n: part.number })
  return (
    <>
      {createElement(parts.mark, { n: `${part.number}s` })}
      <PagePartsContext value={null}>{children(part.tokens)}</PagePartsContext>
      {createElement(parts.mark, { n: `${part.number}e` })}
    </>
  )
}
