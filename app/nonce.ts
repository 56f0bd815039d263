import { createContext } from 'react-router'

/**
 * The nonce that this render's inline scripts carry, the same as in the response's Content-Security-Policy.
 * `server/` sets it; null (the default) renders scripts without one.
 */
export const scriptNonce = createContext<string | null>(null)
