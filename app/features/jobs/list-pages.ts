import { JOBS_PER_PAGE, type JobsState } from './jobs-href.ts'

/** The page numbers to link: the first, the last, and those around the current one. A text stands for a gap. */
export function pagesShown(current: number, pages: number): (number | string)[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const numbers = [...new Set(near)].toSorted((one, other) => one - other)
  return numbers.flatMap((page, at) => {
    const before = numbers[at - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [`before ${page}`, page] : [page]
  })
}

/** The last page that a state shows completely: the first page may show more than one, or only a part of itself. */
export function lastPageShown({ page, show }: JobsState): number {
  return page > 1 ? page : Math.floor(show / JOBS_PER_PAGE)
}
