import { HONEYPOT_FIELD } from '#core/mail-request.ts'

/** Honeypot: hidden from people, keyboard and screen readers, so only bots fill it. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute left-0 size-px overflow-hidden opacity-0 [clip-path:inset(50%)]"
    >
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
