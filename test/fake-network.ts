import type { Network } from '#ingest/boards/fetch-board.ts'
import type { HttpRequest } from '#ingest/network/http.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** The response of a fake host at an address: a body, or the problem of the request. */
type Answers = Record<string, string | SourceProblem>

/** A network with a few addresses, matched without their query. All others answer 404. */
export function fakeNetwork(answers: Answers, disallowed: string[] = []): Network & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    allowed: new Set<string>(),
    robots: async () => ({ text: null, allows: ({ href }) => !disallowed.includes(href) }),
    async http({ url }: HttpRequest) {
      asked.push(url)
      const answer = answers[url.split('?')[0] ?? ''] ?? new SourceProblem('gone', `${url} answered 404`)
      if (answer instanceof SourceProblem) throw answer
      return { body: answer, etag: null, url }
    },
  }
}

/** A redirect that the client did not follow. */
export function sentTo(address: string): SourceProblem {
  const redirect = new URL(address)
  return new SourceProblem('blocked', `redirects to ${address}`, {
    redirectedTo: redirect.hostname,
    redirect,
  })
}
