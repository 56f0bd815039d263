/**
 * Characters that control a terminal or reorder a line: C0 without tab and line feed, DEL, C1, line separators, and
 * the overrides and isolates of writing direction. A carriage return belongs to a line end or overwrites its line.
 */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /(?!\r\n)[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/**
 * Makes text safe to show on a terminal: an employer's title may contain escape sequences that clear the screen or
 * fake lines. Each control character is written as `\u001b`, which JSON reads as the same character.
 */
export function printable(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Characters that show nothing and end, hide or reorder words; those that join letters of Indian scripts stay. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\s\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu

/** The text on one line, for a header, a heading or a name: white space and control characters become single spaces. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').trim()
}
