/** The domains that most people have their mail at. */
const DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
  'yahoo.co.in',
]
/** As near to one of them, and domains of their own. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com', 'yahoo.co', 'gmx.com'])

/** The well-known domain that an address was meant to have: of `asha@gmial.com` it is gmail.com. Null if none is near. */
export function meantDomain(address: string): string | null {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  if (DOMAINS.includes(domain) || OTHERS.has(domain)) return null
  return DOMAINS.find((known) => isOneSlip(domain, known)) ?? null
}

/** Whether one letter is missing, too many or another one, or two neighbours have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at += 1
  const [rest, wanted] = [typed.slice(at), meant.slice(at)]
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
