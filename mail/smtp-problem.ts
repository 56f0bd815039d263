import { DeliveryProblem } from './delivery-problem.ts'

const SHUTTING_DOWN = 421

/** The fields of nodemailer's errors besides the message. */
interface SmtpErrorFacts {
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
}

/** The mail server did not respond, or refused the connection. */
export function unreachable(error: unknown): DeliveryProblem {
  return new DeliveryProblem('unreachable', `The mail server cannot be used (${describe(factsOf(error))}).`)
}

/** @param released The server may have had the end of the mail. */
export function smtpProblem(error: unknown, released: boolean): DeliveryProblem {
  const facts = factsOf(error)
  const { code, responseCode, command = '' } = facts
  const words = describe(facts)
  const refused = responseCode !== undefined && responseCode >= 400
  // A refused sender is refused for every mail, so no single mail has failed.
  if (/^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM)/.test(command) && !released) return unreachable(error)
  // nodemailer found it: the server does not support this form of address.
  if (code === 'EENVELOPE' && command === 'API')
    return new DeliveryProblem('for good', 'The mail server cannot send to this kind of address.', {
      refused: 'reader',
    })
  // 421 is not about the mail: the server may send it any time to say that it shuts down (RFC 5321, 3.8).
  if (refused && !(released && responseCode === SHUTTING_DOWN)) {
    const fate = responseCode >= 500 ? 'for good' : 'for now'
    return new DeliveryProblem(fate, `The mail server refused a mail (${words}).`, {
      refused: command === 'RCPT TO' ? 'reader' : 'message',
    })
  }
  if (released)
    return new DeliveryProblem('in doubt', `The mail server received a mail but did not reply (${words}).`)
  return new DeliveryProblem('unreachable', `The connection to the mail server was lost (${words}).`)
}

function factsOf(error: unknown): SmtpErrorFacts {
  // nodemailer adds these to errors of every class.
  return (error instanceof Error ? error : {}) as SmtpErrorFacts
}

/** Codes only: `550 5.1.1 to RCPT TO`, `ECONNREFUSED`. */
function describe({ code, originalCode, command, response, responseCode }: SmtpErrorFacts): string {
  if (!responseCode) return originalCode ?? code ?? 'no answer'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return [responseCode, enhanced, command && `to ${command}`].filter(Boolean).join(' ')
}
