/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1, minus the angle brackets). */
const LONGEST = 254
const MAX_LOCAL_PART_LENGTH = 64

/**
 * Letters and digits of any script, because mail servers accept more than ASCII. Quoted local parts are not
 * supported.
 */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const TOP_LABEL = /\p{L}/u

/**
 * The mailbox behind an address, as `mailbox_of` in the database: `asha+news@mail.example` is `asha@mail.example`, and
 * Gmail ignores dots. For limits, never to send to.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()]
  const name = local.charAt(0) + (local.slice(1).split('+')[0] ?? '')
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/**
 * Normalises an e-mail address: trimmed, its domain in lower case.
 *
 * @returns Null if mail cannot be sent to it.
 */
export function parseEmailAddress(typed: string): string | null {
  const text = typed.trim().normalize('NFC')
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1).toLowerCase()]
  if (at < 1 || local.length > MAX_LOCAL_PART_LENGTH || !LOCAL_PART.test(local)) return null
  const labels = domain.split('.')
  if (labels.length < 2 || !labels.every((label) => label.length <= 63 && LABEL.test(label))) return null
  if (!TOP_LABEL.test(labels.at(-1) ?? '')) return null
  const address = `${local}@${domain}`
  return address.length <= LONGEST ? address : null
}
