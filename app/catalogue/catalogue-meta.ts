import { listMeta } from '#app/page/list-meta.ts'
import { catalogueHref, isNarrowed, onlyTab, parseState, type Catalogue } from './catalogue.ts'
import type { ControlSet } from './controls.ts'
import type { MetaDescriptor } from 'react-router'

interface MetaArgs {
  /** Undefined if the loader failed. */
  loaderData?: { total: number } | undefined
  location: { search: string }
  matches: readonly [{ loaderData?: { siteUrl: string } | undefined }, ...unknown[]]
}

/** A catalogue route's `meta`. Search engines index each tab that has rows; its other orders are the same list. */
export function catalogueMeta<Controls extends ControlSet>(catalogue: Catalogue<Controls>) {
  return ({ loaderData, location, matches: [root] }: MetaArgs): MetaDescriptor[] => {
    const state = parseState(catalogue, new URLSearchParams(location.search))
    const path = catalogueHref(catalogue, onlyTab(catalogue, state))
    const tab = path === catalogue.path ? undefined : Object.values(onlyTab(catalogue, state))[0]
    return listMeta({
      title: tab ? `${tab}: ${catalogue.title}` : catalogue.title,
      description: tab ? `${tab}: ${catalogue.description}` : catalogue.description,
      siteUrl: root.loaderData?.siteUrl,
      hrefOf: () => path,
      total: loaderData?.total ?? 0,
      narrowed: isNarrowed(catalogue, state),
    })
  }
}
