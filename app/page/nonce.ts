import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/**
 * The nonce of this render's inline scripts, as in the response's Content-Security-Policy. `server/` sets it.
 * Null (the default) renders scripts without a nonce.
 */
export const scriptNonce = createContext<string | null>(null)

/** The same for components. In the browser there is none: the served page has hashes instead. */
export const NonceContext = createReactContext<string | undefined>(undefined)
