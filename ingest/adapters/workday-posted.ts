const DAY_MS = 86_400_000

/**
 * The day that "Posted Today", "Posted Yesterday" or "Posted 8 Days Ago" means, seen from the moment of the answer.
 *
 * @returns null for "Posted 30+ Days Ago", which names no day, and for any other words.
 */
export function postedDay(words: string, answeredAt: Date): Date | null {
  const text = words.trim().toLowerCase()
  const [, count] = /^posted (\d{1,2}) days? ago$/.exec(text) ?? []
  const days = text === 'posted today' ? 0 : text === 'posted yesterday' ? 1 : Number(count)
  if (Number.isNaN(days)) return null
  return new Date(`${new Date(answeredAt.getTime() - days * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`)
}
