import type * as OpenId from 'openid-client'
import type { SignInSettings } from '#core/settings.ts'
import type { ProviderIdentity } from '#db/queries/accounts/account-sessions.ts'

/** Seconds, for each request to the provider. */
const TIMEOUT_S = 5
const SCOPES = ['openid', 'email', 'profile']

/** The random values of one sign-in. The callback is checked against them. */
export interface SignInAttempt {
  state: string
  nonce: string
  /** PKCE (RFC 7636). */
  verifier: string
}

/** Why a callback was not accepted. */
export type Refusal = 'tampered' | 'declined' | 'refused' | 'provider-away'

export class RefusedCallbackError extends Error {
  override name = 'RefusedCallbackError'
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause: unknown) {
    super(`The callback was not accepted: ${refusal}`, { cause })
    this.refusal = refusal
  }
}

/** A sign-in, a first one, or one more by a visitor who is signed in, to be sure that it is them. */
export type SignInKind = 'sign-in' | 'sign-up' | 'again'

export interface Provider {
  /** A new attempt, and the URL to send the visitor to. Throws if the provider does not respond. */
  begin(kind: SignInKind): Promise<{ attempt: SignInAttempt; address: URL }>
  /**
   * Completes the sign-in and returns the visitor's identity.
   *
   * @param query The query of the callback request.
   * @throws RefusedCallbackError if it is not the genuine first response to the attempt.
   */
  finish(query: string, attempt: SignInAttempt): Promise<ProviderIdentity>
  /** The provider's sign-out page; null if it has none or does not respond. */
  signOutAddress(): Promise<string | null>
}

interface Discovered {
  openId: typeof OpenId
  configuration: OpenId.Configuration
}

/**
 * The OpenID Connect provider from the settings. Discovery happens at the first sign-in and is retried until
 * it succeeds, so the site starts and runs without the provider.
 */
export function createProvider(settings: SignInSettings, siteUrl: string): Provider {
  const callback = `${siteUrl}/auth/callback`
  let discovery: Promise<Discovered> | null = null
  const discovered = () => {
    discovery ??= discover(settings).catch((error: unknown) => {
      discovery = null
      throw error
    })
    return discovery
  }
  return {
    begin: async (kind) => {
      const { openId, configuration } = await discovered()
      const metadata = configuration.serverMetadata()
      const verifier = openId.randomPKCECodeVerifier()
      const attempt = { state: openId.randomState(), nonce: openId.randomNonce(), verifier }
      const prompts: unknown = metadata.prompt_values_supported
      const canCreate = Array.isArray(prompts) && prompts.includes('create')
      const { state, nonce } = attempt
      const address = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: SCOPES.filter((scope) => metadata.scopes_supported?.includes(scope) ?? true).join(' '),
        code_challenge: await openId.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // https://openid.net/specs/openid-connect-prompt-create-1_0.html
        ...(kind === 'sign-up' && canCreate && { prompt: 'create' }),
        // https://openid.net/specs/openid-connect-core-1_0.html#AuthRequest: asks again, whoever is signed in there.
        ...(kind === 'again' && { prompt: 'login' }),
      })
      return { attempt, address }
    },
    finish: async (query, { state, nonce, verifier }) => {
      const { openId, configuration } = await discovered().catch(refuse('provider-away'))
      const tokens = await openId
        .authorizationCodeGrant(configuration, new URL(`${callback}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new RefusedCallbackError(refusalOf(openId, error), error)
        })
      const claims = tokens.claims()
      if (!claims) throw new RefusedCallbackError('refused', new Error('There is no id token'))
      const hasInfo = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
      const info = hasInfo
        ? await openId
            .fetchUserInfo(configuration, tokens.access_token, claims.sub)
            .catch(refuse('provider-away'))
        : {}
      return identityOf({ ...claims, ...info, iss: claims.iss, sub: claims.sub })
    },
    signOutAddress: async () => {
      try {
        const { openId, configuration } = await discovered()
        if (!configuration.serverMetadata().end_session_endpoint) return null
        const parameters = { post_logout_redirect_uri: `${siteUrl}/auth/signed-out` }
        return openId.buildEndSessionUrl(configuration, parameters).href
      } catch {
        return null
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: SignInSettings): Promise<Discovered> {
  const openId = await import('openid-client')
  const server = new URL(issuer)
  const [basic, post] = [openId.ClientSecretBasic(clientSecret), openId.ClientSecretPost(clientSecret)]
  // Basic is the default if the provider names no method (OpenID Connect Discovery 1.0, 3).
  const authenticate: OpenId.ClientAuth = (as, ...rest) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(as, ...rest)
  }
  const configuration = await openId.discovery(server, clientId, undefined, authenticate, {
    timeout: TIMEOUT_S,
    // The settings allow plain http only for this machine.
    execute: [
      openId.enableNonRepudiationChecks,
      ...(server.protocol === 'http:' ? [openId.allowInsecureRequests] : []),
    ],
  })
  return { openId, configuration }
}

function refuse(refusal: Refusal) {
  return (error: unknown): never => {
    throw new RefusedCallbackError(refusal, error)
  }
}

function refusalOf(openId: typeof OpenId, error: unknown): Refusal {
  if (error instanceof openId.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'declined' : 'refused'
  if (error instanceof openId.ResponseBodyError) return error.status < 500 ? 'refused' : 'provider-away'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  // A failed fetch is a TypeError without a code from the library.
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return 'provider-away'
  return error instanceof openId.ClientError ? 'tampered' : 'provider-away'
}

/** A longer text is not a name or an email address. */
const MAX_TEXT_LENGTH = 320
/** OpenID Connect Core 1.0, 2. */
const MAX_SUBJECT_LENGTH = 255
/** Control characters, of which the database refuses one, halves of a character, and what turns the direction of a line. */
const NO_TEXT = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu

/**
 * Who signed in, by what the provider says. An address with a character that no address has is left out: without that
 * character it may be somebody else's. A name loses it.
 *
 * @throws RefusedCallbackError if the subject is no text that identifies somebody.
 */
export function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): ProviderIdentity {
  const { iss, sub } = claims
  if (sub === '' || sub.length > MAX_SUBJECT_LENGTH || sub.search(NO_TEXT) !== -1)
    throw new RefusedCallbackError('refused', new Error('The subject of the id token is not a valid text'))
  const text = (value: unknown) =>
    typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value.trim() || null : null
  const email = text(claims.email)
  const isAddress = email !== null && email.search(NO_TEXT) === -1
  return {
    issuer: iss,
    subject: sub,
    email: isAddress ? email : null,
    emailVerified: isAddress && claims.email_verified === true,
    name: text(text(claims.name)?.replaceAll(NO_TEXT, '')),
  }
}
