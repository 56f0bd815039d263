import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { parse, serialize } from 'hono/utils/cookie'

/** A cookie that only this site can read and make: encrypted and authenticated, with its end inside. */
export interface SealedCookie {
  /** What a request brings in it; null where there is none, or it was changed, is over, or is another's. */
  read(headers: Headers): Promise<Record<string, unknown> | null>
  /** The `Set-Cookie` that puts this in, for so many seconds. */
  write(content: Record<string, unknown>, seconds: number): Promise<string>
  /** The `Set-Cookie` that takes it away. */
  clear(): string
}

/**
 * Cookies of a site, each under a key of its own that comes from one secret: every process of the site with that
 * secret reads them, and another secret makes them void. By https the name's prefix `__Host-` keeps other hosts of the
 * domain from setting one.
 *
 * @param https Whether visitors come by https.
 */
export function createSealedCookies(secret: string, https: boolean): (name: string) => SealedCookie {
  return (name) => {
    const key = new Uint8Array(hkdfSync('sha256', secret, 'pravesh', `cookie ${name}`, 32))
    const fullName = https ? `__Host-${name}` : name
    const setCookie = (value: string, maxAge: number) =>
      serialize(fullName, value, { path: '/', httpOnly: true, secure: https, sameSite: 'Lax', maxAge })
    return {
      read: async (headers) => {
        const value = parse(headers.get('cookie') ?? '', fullName)[fullName]
        if (!value) return null
        try {
          const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
          return (await jwtDecrypt(value, key, options)).payload
        } catch {
          return null
        }
      },
      write: async (content, seconds) => {
        const sealed = await new EncryptJWT(content)
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
          .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
          .encrypt(key)
        return setCookie(sealed, seconds)
      },
      clear: () => setCookie('', 0),
    }
  }
}

/** The answer with these `Set-Cookie`s on it. */
export function withCookies(response: Response, cookies: readonly (string | null)[]): Response {
  for (const cookie of cookies) if (cookie) response.headers.append('set-cookie', cookie)
  return response
}
