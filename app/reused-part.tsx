import { createContext, createElement, use } from 'react'
import type { PageParts, PartText } from './reused-parts.server.ts'
import type { ReactNode } from 'react'

/** On the server, the parts of the page that is rendered; null if all of it is to be rendered, and in the browser. */
export const PagePartsContext = /* @__PURE__ */ createContext<PageParts | null>(null)

/** What stands for the texts of the part that is rendered, by name. */
const TokensContext = /* @__PURE__ */ createContext<Readonly<Record<string, string>> | null>(null)

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
  return <PartInPage parts={parts} by={key} texts={texts} render={children} />
}

interface PartWithTextsProps {
  /** As that of `ReusedPart`. */
  by: () => string
  /** By name. Called if the page may have parts. */
  texts: () => Record<string, PartText>
  /** Shows `tokenOf(name)`, if there is one, in the place of each text. */
  children: ReactNode
}

/**
 * A part with many texts, which its components name. For the server alone: in the branch of `import.meta.env.SSR`, none of
 * it is in the browser's script.
 */
export function PartWithTexts({ by, texts, children }: PartWithTextsProps): ReactNode {
  const parts = use(PagePartsContext)
  if (parts === null) return children
  const shown = texts()
  const names = Object.keys(shown)
  const render = (tokens: readonly string[]) =>
    createElement(TokensContext, { value: named(names, tokens) }, children)
  // Which texts there are decides what else is shown.
  const key = `${by()} ${names.join()}`
  return <PartInPage parts={parts} by={key} texts={Object.values(shown)} render={render} />
}

function named(names: readonly string[], tokens: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [name, tokens[at] ?? '']))
}

/** To be shown instead of a text of the part around. Undefined if there is no part, or it has no such text. */
export function tokenOf(name: string): string | undefined {
  return use(TokensContext)?.[name]
}

interface PartInPageProps {
  parts: PageParts
  by: string
  texts: readonly PartText[]
  render: (tokens: readonly string[]) => ReactNode
}

function PartInPage({ parts, by, texts, render }: PartInPageProps): ReactNode {
  const part = parts.add(by, texts)
  if (part.known) return createElement(parts.mark, { n: part.number })
  return (
    <>
      {createElement(parts.mark, { n: `${part.number}s` })}
      <PagePartsContext value={null}>{render(part.tokens)}</PagePartsContext>
      {createElement(parts.mark, { n: `${part.number}e` })}
    </>
  )
}
