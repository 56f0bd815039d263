import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const MB = 2 ** 20
/** An item with about 20 kB of text, as large sites have it. */
const TEXT =
  '&lt;p&gt;Build and run services with Java, SQL and Kubernetes for our customers.&lt;/p&gt; '.repeat(230)

/** What reading the feed took, in a process of its own. */
export interface FeedResult {
  /** Resident memory before the feed, and the most there was. */
  beforeMb: number
  peakMb: number
  found: number
  kept: number
  seconds: number
  /** Why it could not be read. */
  problem: string | null
}

/**
 * Has a worker's process read a feed of SuccessFactors of this size, from this machine.
 *
 * @param india How many of a hundred postings are in India.
 */
export async function readLargeFeed(megabytes: number, india: number): Promise<FeedResult> {
  const server = createServer((request, response) => {
    if (!request.url?.endsWith('/googlefeed.xml')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' })
    // The reader may have enough before the end.
    pipeline(Readable.from(feedOf(megabytes * MB, india)), response).catch(() => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const reader = fork(new URL('./feed-process.ts', import.meta.url), [`http://127.0.0.1:${port}/`])
    const [result]: FeedResult[] = await once(reader, 'message')
    if (!result) throw new Error('the reader of the feed said nothing')
    return result
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function* feedOf(bytes: number, india: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>'
  yield '<title>Large</title>'
  for (let id = 1, sent = 0; sent < bytes; id++) {
    const item = itemOf(id, id % 100 < india)
    sent += item.length
    yield item
  }
  yield '</channel></rss>'
}

function itemOf(id: number, isIndian: boolean): string {
  const place = isIndian ? 'Pune, MH, IN, 411014' : 'Austin, TX, US, 73301'
  return (
    `<item><title>Software Engineer ${id} (${place})</title><description>${id} ${TEXT}</description>` +
    `<link>https://jobs.large.example/job/Software-Engineer-${id}/${id}/</link><guid>${id}</guid>` +
    `<pubDate>Tue, 10 Nov 2026 06:30:00 GMT</pubDate><g:id>${id}</g:id><g:location>${place}</g:location>` +
    '<g:employer>Large</g:employer><g:job_function>Engineering</g:job_function></item>'
  )
}
