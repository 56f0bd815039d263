import { paths } from '#app/paths.ts'
import { jobsHref, type JobsState } from './jobs-href.ts'

/**
 * The URL of another part or look of the same list. A page with preset filters has them in its path, so its URL holds
 * only the part, the look and the order.
 */
export function listHref(basePath: string, state: JobsState): string {
  if (basePath === paths.jobs()) return jobsHref(state)
  const { show, page, view, order, fit, job } = state
  return basePath + jobsHref({ show, page, view, order, fit, job }).slice(paths.jobs().length)
}
