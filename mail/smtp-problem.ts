/**
 * What became of a mail that was not sent:
 *
 * - `unreachable`: the server did not answer, or did not let us in; it had nothing.
 * - `withheld`: we kept its last bytes back; the server had no whole mail.
 * - `for now`, `for good`: the server refused it (a reply of 4xx, of 5xx).
 * - `in doubt`: the server had all of it, and no answer was heard.
 */
export type SmtpFate = 'unreachable' | 'withheld' | 'for now' | 'for good' | 'in doubt'

/**
 * A mail was not sent. The message never holds an address or the server's own words, which repeat them: it can be
 * logged and shown.
 */
export class SmtpProblem extends Error {
  override name = 'SmtpProblem'
  readonly fate: SmtpFate
  /** The recipient was refused, not the mail. */
  readonly addressRefused: boolean

  constructor(fate: SmtpFate, what: string, addressRefused = false) {
    super(what)
    this.fate = fate
    this.addressRefused = addressRefused
  }
}

const SHUTTING_DOWN = 421

/** What nodemailer's errors say besides their message. */
interface SmtpErrorFacts {
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
}

/** The mail server did not answer, or did not let us in. */
export function unreachable(error: unknown): SmtpProblem {
  return new SmtpProblem('unreachable', `The mail server cannot be used (${describe(factsOf(error))}).`)
}

/** @param released The server had been given the end of the mail. */
export function smtpProblem(error: unknown, released: boolean): SmtpProblem {
  const facts = factsOf(error)
  const { code, responseCode, command = '' } = facts
  const words = describe(facts)
  const refused = responseCode !== undefined && responseCode >= 400
  // A sender that is refused is refused for every mail: nobody's mail has failed.
  if (/^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM)/.test(command) && !released) return unreachable(error)
  // Found by nodemailer itself: the server knows no such form of address.
  if (code === 'EENVELOPE' && command === 'API')
    return new SmtpProblem('for good', 'The mail server cannot send to this kind of address.', true)
  // 421 is no answer to the mail: the server says at any time that it shuts down (RFC 5321, 3.8).
  if (refused && !(released && responseCode === SHUTTING_DOWN)) {
    const fate = responseCode >= 500 ? 'for good' : 'for now'
    return new SmtpProblem(fate, `The mail server refused a mail (${words}).`, command === 'RCPT TO')
  }
  if (released)
    return new SmtpProblem('in doubt', `The mail server received a mail but did not reply (${words}).`)
  return new SmtpProblem('unreachable', `The connection to the mail server was lost (${words}).`)
}

function factsOf(error: unknown): SmtpErrorFacts {
  // nodemailer adds these to errors of every class.
  return (error instanceof Error ? error : {}) as SmtpErrorFacts
}

/** Codes alone: `550 5.1.1 to RCPT TO`, `ECONNREFUSED`. */
function describe({ code, originalCode, command, response, responseCode }: SmtpErrorFacts): string {
  if (!responseCode) return originalCode ?? code ?? 'no answer'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return [responseCode, enhanced, command && `to ${command}`].filter(Boolean).join(' ')
}
