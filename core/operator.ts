/** Who runs the site, as the operator states it; null for what is not set. */
export interface Operator {
  /** A person or a company. */
  name: string | null
  /** The postal address on one line. */
  address: string | null
  /** Where messages of the contact form go. */
  email: string | null
}

export const UNKNOWN_OPERATOR: Operator = { name: null, address: null, email: null }
