const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi

/**
 * Wraps each run of bare list items in a list. Lever documents `lists[].content` as list items only, but it
 * also has paragraphs around them, or whole lists.
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
