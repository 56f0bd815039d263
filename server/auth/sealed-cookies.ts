import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { parse, serialize } from 'hono/utils/cookie'

/** A cookie that only this site can read and create: encrypted and authenticated, with its expiry inside. */
export interface SealedCookie {
  /** The cookie's content; null if it is missing, modified, expired, or not from this site. */
  read(headers: Headers): Promise<Record<string, unknown> | null>
  /** The `Set-Cookie` header that stores this content for this many seconds. */
  write(content: Record<string, unknown>, seconds: number): Promise<string>
  /** The `Set-Cookie` header that deletes the cookie. */
  clear(): string
}

/**
 * The site's cookies. Each has its own key, derived from one secret, so every process with that secret can
 * read them, and a new secret invalidates them. With https, the prefix `__Host-` stops other hosts of the
 * domain from setting one.
 *
 * @param https Whether visitors use https.
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
          // oxlint-disable-next-line pravesh/no-process-clock -- a cookie that nobody stores
          .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
          .encrypt(key)
        return setCookie(sealed, seconds)
      },
      clear: () => setCookie('', 0),
    }
  }
}

/** Adds these `Set-Cookie` headers to the response. */
export function withCookies(response: Response, cookies: readonly (string | null)[]): Response {
  for (const cookie of cookies) if (cookie) response.headers.append('set-cookie', cookie)
  return response
}
