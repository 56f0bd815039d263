import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { fakeDatabase } from '#test/fake-database.ts'
import { createSiteMetrics } from './site-metrics.ts'
import { MetricsListenError, serveMetrics } from '#metrics/serve-metrics.ts'
import { Registry } from 'prom-client'

const LOOPBACK = { host: '127.0.0.1', port: 0 }
const READINGS = {
  pageCache: () => ({ pages: 3, bytes: 4096 }),
  renders: () => ({ running: 2, waiting: 7 }),
  index: () => ({ postings: 80, ageMs: 1500 }),
  isDatabaseAway: () => false,
  replica: { isUsed: () => true, lagMs: () => 250 },
}

async function scrape(port: number, path = '/metrics') {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('serves nothing but /metrics, in the text format of Prometheus', async () => {
  const served = await serveMetrics(LOOPBACK, new Registry(), () => {})
  const { status, type, text } = await scrape(served.port)
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  for (const line of text.split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? (nan|-?[\d.]+(e[-+]?\d+)?|[+-]Inf)|)$/i)
  }
  expect((await scrape(served.port, '/')).status).toBe(404)
  expect((await scrape(served.port, '/health')).status).toBe(404)
  await served.close()
  const [error] = await once(connect(served.port, '127.0.0.1'), 'error')
  expect(error.code).toBe('ECONNREFUSED')
})

test('a port that is taken is refused, and the message names the setting', async () => {
  const first = await serveMetrics(LOOPBACK, new Registry(), () => {})
  const second = serveMetrics({ ...LOOPBACK, port: first.port }, new Registry(), () => {})
  await expect(second).rejects.toThrow(MetricsListenError)
  await expect(second).rejects.toThrow(/METRICS_PORT/)
  await first.close()
})

test('measures requests by route and status, and shows nothing of who asked for what', async () => {
  const { meter, port, close } = await started()
  meter.answered({ method: 'GET', path: '/jobs/qa-acme-pune-1', status: 200, ms: 30 })
  meter.answered({ method: 'GET', path: '/jobs/asha-secret', status: 200, ms: 700 })
  meter.answered({ method: 'PROPFIND', path: '/asha-secret', status: 404, ms: 1 })
  meter.page('fresh')
  meter.page('refused')
  const { text } = await scrape(port)
  const lines = text.split('\n')
  const request = 'pravesh_http_request_duration_seconds'
  expect(lines).toContain(`${request}_count{route="/jobs/:slug",method="GET",status="200"} 2`)
  expect(lines).toContain(`${request}_bucket{le="0.05",route="/jobs/:slug",method="GET",status="200"} 1`)
  expect(lines).toContain(`${request}_count{route="none",method="other",status="404"} 1`)
  expect(lines).toContain('pravesh_page_cache_total{outcome="fresh"} 1')
  expect(lines).toContain('pravesh_page_cache_total{outcome="refused"} 1')
  expect(lines).toContain('pravesh_page_cache_entries 3')
  expect(lines).toContain('pravesh_renders_waiting 7')
  expect(lines).toContain('pravesh_index_postings 80')
  expect(lines).toContain('pravesh_index_age_seconds 1.5')
  expect(lines).toContain('pravesh_database_away 0')
  expect(lines).toContain('pravesh_replica_used 1')
  expect(lines).toContain('pravesh_replica_lag_seconds 0.25')
  expect(text).not.toContain('secret')
  await close()
})

async function started() {
  const { meter, serve } = createSiteMetrics(LOOPBACK, {
    owner: fakeDatabase(() => []),
    logError: () => {},
  })
  const routes = { patterns: ['/jobs/:slug'], isFile: () => false }
  return { meter, ...(await serve({ routes, readings: READINGS })) }
}
