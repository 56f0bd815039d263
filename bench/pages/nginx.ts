import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import type { Recorded } from './bare-server.ts'

/** nginx that serves one recorded response from a file, if nginx is installed. */
export async function startNginx(
  answer: Recorded,
): Promise<({ url: string; path: string } & AsyncDisposable) | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/page'), answer.body)
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !['content-length', 'content-type', 'etag'].includes(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", String.raw`\'`)}';`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    // Root's own folder is closed to the user that nginx would change to.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 256; }
http { access_log off; keepalive_requests 1000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}/files; ${headers.join(' ')} } }`,
  )
  const server = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 5_000
  while (
    Date.now() < deadline &&
    !(await fetch(`${url}/page`).then(
      ({ ok }) => ok,
      () => false,
    ))
  );
  return {
    url,
    path: '/page',
    [Symbol.asyncDispose]: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
