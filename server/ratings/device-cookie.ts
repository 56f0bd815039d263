import { randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

const NAME = 'rater'
const BYTES = 16
/** That many bytes in base64url. */
const VALUE = /^[\w-]{22}$/

/** A cookie with a random number, by which a device changes what it gave. It is set with a rating, and by nothing else. */
export interface DeviceCookie {
  /** The device's number; a new one if the request has none. */
  read(headers: Headers): Buffer
  /** The `Set-Cookie` header that stores it. */
  write(device: Buffer): string
}

/**
 * @param https Whether visitors use https. If so, the prefix `__Host-` stops other hosts of the domain from setting it.
 * @param days How long it lives.
 */
export function deviceCookie(https: boolean, days: number): DeviceCookie {
  const name = https ? `__Host-${NAME}` : NAME
  return {
    read: (headers) => {
      const value = parse(headers.get('cookie') ?? '', name)[name] ?? ''
      return VALUE.test(value) ? Buffer.from(value, 'base64url') : randomBytes(BYTES)
    },
    write: (device) =>
      serialize(name, device.toString('base64url'), {
        path: '/',
        httpOnly: true,
        secure: https,
        sameSite: 'Lax',
        // Browsers take no more than 400 days.
        maxAge: Math.min(days, 400) * 86_400,
      }),
  }
}
