/** The hidden field of the search form. With it, the page leads on to the jobs that were searched for. */
export const FIND_PARAMETER = 'find'

export const SEARCH_PAGE_PARAMETERS = [FIND_PARAMETER] as const
