import { pageMeta } from '#app/page-meta.ts'
import { catalogueHref, isNarrowed, onlyTab, parseState, type Catalogue } from './catalogue.ts'
import type { ControlSet } from './controls.ts'
import type { MetaDescriptor } from 'react-router'

interface MetaArgs {
  location: { search: string }
  matches: readonly [{ loaderData?: { siteUrl: string } | undefined }, ...unknown[]]
}

/** A catalogue route's `meta`. Search engines index each tab, but no filtered list. */
export function catalogueMeta<Controls extends ControlSet>(catalogue: Catalogue<Controls>) {
  return ({ location, matches: [root] }: MetaArgs): MetaDescriptor[] => {
    const state = parseState(catalogue, new URLSearchParams(location.search))
    const path = catalogueHref(catalogue, onlyTab(catalogue, state))
    const tab = path === catalogue.path ? undefined : Object.values(onlyTab(catalogue, state))[0]
    return pageMeta({
      title: tab ? `${tab}: ${catalogue.title}` : catalogue.title,
      description: tab ? `${tab}: ${catalogue.description}` : catalogue.description,
      siteUrl: root.loaderData?.siteUrl,
      path,
      noindex: isNarrowed(catalogue, state),
    })
  }
}
