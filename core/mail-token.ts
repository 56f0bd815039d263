/** Reads the token of a link in one of our mails: 32 bytes as base64url. Null if the text is not one. */
export function parseMailToken(text: string | null | undefined): Buffer | null {
  return text != null && /^[\w-]{43}$/.test(text) ? Buffer.from(text, 'base64url') : null
}
