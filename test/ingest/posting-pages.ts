import { readFixture } from './adapter-contract.ts'

/** A saved board whose list only links to pages with a `JobPosting`. */
export interface SavedPages {
  pages: {
    id: string
    url: string
    title: string | null
    places?: string[]
    departments?: string[]
    detail: { posting: Record<string, unknown> }
  }[]
}

export function savedPages(fixture: string): SavedPages {
  return JSON.parse(readFixture(fixture))
}

/** An HTML page with a `JobPosting`, and other HTML. */
export function pageWith(posting: Record<string, unknown>, html = ''): string {
  const data = JSON.stringify(posting).replaceAll('<', '\\u003c')
  return `<!doctype html><title>Job</title><script type="application/ld+json">${data}</script>${html}`
}

/** The page of a saved posting that is asked for; null for any other address. */
export function pageAt({ pages }: SavedPages, path: string): string | null {
  const page = pages.find(({ url }) => new URL(url).pathname === path)
  return page ? pageWith(page.detail.posting) : null
}
