/** Telegram counts what remains without markup. */
export const MAX_LENGTH = 4096

/** A piece of a message: what Telegram counts, and how it is sent in its HTML mode. */
export interface Piece {
  plain: string
  html: string
}

/** Text, cut before it is escaped: a cut entity would make Telegram refuse the message. */
export function text(value: string, maxLength = Number.POSITIVE_INFINITY): Piece {
  const plain = cut(value, maxLength)
  return { plain, html: escaped(plain) }
}

export function bold(value: string, maxLength?: number): Piece {
  const { plain, html } = text(value, maxLength)
  return { plain, html: `<b>${html}</b>` }
}

export function link(href: string, value: string, maxLength?: number): Piece {
  const { plain, html } = text(value, maxLength)
  return { plain, html: `<a href="${escaped(href).replaceAll('"', '&quot;')}">${html}</a>` }
}

export function join(pieces: Piece[], separator = ''): Piece {
  return {
    plain: pieces.map(({ plain }) => plain).join(separator),
    html: pieces.map(({ html }) => html).join(separator),
  }
}

/** Telegram knows the entities of these signs alone; others, such as that of a fixed space, it refuses. */
function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function cut(value: string, maxLength: number): string {
  if (value.length <= maxLength) return value
  const whole = value.slice(0, maxLength - 1)
  // Not in the middle of a character of two units.
  return `${whole.isWellFormed() ? whole : whole.slice(0, -1)}…`
}
