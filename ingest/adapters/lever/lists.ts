const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi

/**
 * Puts a list around each run of items that stands in none. Lever's `lists[].content` is documented as list
 * elements alone, and comes with paragraphs before, between and after them, or with whole lists.
 */
export function wrapItems(html: string): string {
  let wrapped = ''
  let nested = 0
  let open = false
  let inItem = false
  for (const [token, slash, name = ''] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    const bare = tag === 'li' && nested === 0
    if (bare && slash === '') {
      if (!open) wrapped += '<ul>'
      open = inItem = true
    } else if (open && !inItem && token.trim() !== '') {
      wrapped += '</ul>'
      open = false
    }
    wrapped += token
    if (bare && slash === '/') inItem = false
    if (tag === 'ul' || tag === 'ol') nested = Math.max(0, nested + (slash === '/' ? -1 : 1))
  }
  return open ? `${wrapped}</ul>` : wrapped
}
