import { formatDay, formatDayAndTime } from '#core/dates.ts'

/** As `formatAgo` writes an age. */
const AGE = /just now|(\d+) (minute|hour|day)s? ago/
const UNIT_MS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/**
 * Writes the dates in place of the ages on a copy ("checked 1 hour ago"), which were true when it came. It changes the texts
 * on the page: the components that write ages belong to every first view, which must not load more for this.
 *
 * @returns A function that stops it.
 */
export function dateAges(page: HTMLElement, at: Date): () => void {
  const replace = () => {
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const dated = datedAge(text.nodeValue ?? '', at, text.parentElement?.getAttribute('datetime') ?? null)
      if (dated !== null) text.nodeValue = dated
    }
  }
  replace()
  const observer = new MutationObserver(replace)
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * The text with a date in place of its age; null if it has none.
 *
 * @param at When the text was true.
 * @param stated The time that the age is of, if the page has it.
 */
export function datedAge(text: string, at: Date, stated: string | null): string | null {
  const found = AGE.exec(text)
  if (!found) return null
  const [age, number = '0', unit = 'day'] = found
  const time = stated ? new Date(stated) : new Date(at.getTime() - Number(number) * (UNIT_MS[unit] ?? 0))
  return text.replace(age, stated ? formatDayAndTime(time) : formatDay(time))
}
