/** Whether the visitor's connection is to carry only what was asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return (connection?.saveData ?? false) || (connection?.effectiveType ?? '').endsWith('2g')
}

/** When a link fetches its page ahead. The page itself is the same: it shows only when somebody points at the link. */
export const PREFETCH = import.meta.env.SSR || !savesData() ? 'intent' : 'none'
