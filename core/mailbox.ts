import { parseEmailAddress } from './email-address.ts'

/** A sender as the settings name one. */
export interface Mailbox {
  /** Empty where only the address is known. */
  name: string
  address: string
}

/** `letters@pravesh.example` or `Pravesh <letters@pravesh.example>`; null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', inBrackets] = /^([^<>@"\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? []
  const address = parseEmailAddress(inBrackets ?? text)
  return address === null ? null : { name: name.trim(), address }
}
