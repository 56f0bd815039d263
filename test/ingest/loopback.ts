import { createServer, type RequestListener } from 'node:http'

/** Starts a local test server, which is closed at the end of the `await using` block. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the test server has no port')
  const { port } = address
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
