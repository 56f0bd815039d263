import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { escapeAttribute } from 'entities'
import type { Configuration, Provider } from 'oidc-provider'

const CLIENT = { id: 'pravesh', secret: 'a-secret-of-the-tests-alone' }

export interface OpenIdProvider extends AsyncDisposable {
  /** On another host name than the site, so that a browser treats them as different sites. */
  issuer: string
  /** The settings for a site to use it. */
  settings: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>
  /** Takes the provider down (every request fails), or up again. */
  answers(yes: boolean): void
  /** Holds responses to the site back on a page with a link `Back to the site`, or stops doing so. */
  holds(yes: boolean): void
  /** The token requests so far. */
  tokenRequests(): number
}

/**
 * A real OpenID Connect provider on loopback, in memory. Its page asks for a name and believes it: `asha` is
 * `asha@mail.example`. A user who refuses goes back with `access_denied`.
 *
 * @param siteUrl Origin of the site that uses it.
 */
export async function startOpenIdProvider(siteUrl: string): Promise<OpenIdProvider> {
  let answering = true
  let holding = false
  let tokens = 0
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => {
    if (request.url === '/token') tokens++
    if (!answering) return void request.socket.destroy()
    if (holding) holdBack(response, siteUrl)
    handle(request, response)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://localhost:${port}`
  const provider = await makeProvider(issuer, siteUrl)
  const callback = provider.callback()
  handle = (request, response) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1]
    if (uid) void interact(provider, uid, request, response)
    else void callback(request, response)
  }
  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    answers: (yes) => {
      answering = yes
      if (!yes) server.closeAllConnections()
    },
    holds: (yes) => {
      holding = yes
    },
    tokenRequests: () => tokens,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Replaces a redirect to the site with a page that links to the same address. */
function holdBack(response: ServerResponse, siteUrl: string): void {
  const end = response.end.bind(response)
  response.end = (...parts: unknown[]) => {
    const location = String(response.getHeader('location') ?? '')
    if (!location.startsWith(siteUrl) || response.headersSent) return Reflect.apply(end, response, parts)
    response.statusCode = 200
    for (const name of ['location', 'content-length']) response.removeHeader(name)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const link = `<a href="${escapeAttribute(location)}">Back to the site</a>`
    return end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Held</title>${link}</html>`,
    )
  }
}

async function makeProvider(issuer: string, siteUrl: string): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await quietly(() => import('oidc-provider'))
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${siteUrl}/auth/callback`],
        post_logout_redirect_uris: [`${siteUrl}/auth/signed-out`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@mail.example`, email_verified: true, name: nameOf(id) }),
    }),
    // Skip the consent screen.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { policy: prompts, url: (_, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = signOutPage(form)
        },
      },
    },
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    cookies: { keys: ['of-the-tests-alone'] },
    ttl: { Session: 3600, Interaction: 3600, Grant: 3600, IdToken: 3600, AccessToken: 3600 },
  }
  return quietly(async () => new OidcProvider(issuer, configuration))
}

function nameOf(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)} Rao`
}

async function interact(
  provider: Provider,
  uid: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page(prompt.name === 'create' ? 'Make an account' : 'Who are you?', uid))
    return
  }
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += String(piece)
  const name = new URLSearchParams(body).get('name')
  const result = name
    ? { login: { accountId: name }, create: {} }
    : { error: 'access_denied', error_description: 'The visitor refused' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function page(title: string, uid: string): string {
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${title}</title><main><h1>${title}</h1>
<form method="post" action="/interaction/${uid}"><label>Name <input name="name"></label> <button>Continue</button></form>
<form method="post" action="/interaction/${uid}"><button>Refuse</button></form></main></html>`
}

/** @param form The provider's own form, for the button. */
function signOutPage(form: string): string {
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Sign out</title>${form}
<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button></html>`
}

/** Without the library's warnings about the newest Node and about test keys. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const originals = { warn: console.warn, info: console.info }
  const filtered =
    (write: (...parts: unknown[]) => void) =>
    (...parts: unknown[]) => {
      if (!/oidc-provider (WARNING|NOTICE)/.test(String(parts[0]))) write(...parts)
    }
  console.warn = filtered(originals.warn)
  console.info = filtered(originals.info)
  try {
    return await work()
  } finally {
    Object.assign(console, originals)
  }
}
