import { parseEmailAddress } from './email-address.ts'

/** A sender, as in the settings. */
export interface Mailbox {
  /** Empty if only the address is given. */
  name: string
  address: string
}

/** `letters@pravesh.example` or `Pravesh <letters@pravesh.example>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', inBrackets] = /^([^<>@"\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? []
  const address = parseEmailAddress(inBrackets ?? text)
  return address === null ? null : { name: name.trim(), address }
}
