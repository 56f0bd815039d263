import { appendFileSync, chmodSync, cpSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Client } from 'pg'
import { run, serveFolder, type OwnPostgres, type OwnPostgresOptions } from './postgres.ts'

/** Their content belongs to a running server, or comes by streaming: "Making a Base Backup" of PostgreSQL's manual. */
const NOT_COPIED =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+)$/

/**
 * A streaming standby of a server that this run has started, on the same machine. It is made from a copy of the folder
 * within a backup, so it needs no `pg_basebackup`, which the npm package lacks.
 *
 * @param options Settings must not be lower than the primary's.
 */
export async function startStandby(primary: OwnPostgres, options?: OwnPostgresOptions): Promise<OwnPostgres> {
  const { binaries, user } = primary.made
  return serveFolder('pravesh-standby-', user, options, async (folder) => {
    const data = join(folder, 'data')
    await copyFolder(primary, data)
    const { hostname, port: primaryPort, username, password } = new URL(primary.url)
    const connection = `host=${hostname} port=${primaryPort} user=${username} password=${password}`
    appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
    writeFileSync(join(data, 'standby.signal'), '')
    chmodSync(data, 0o700)
    if (user) run('chown', ['-R', `${user.uid}:${user.gid}`, folder])
    const urlAt = (port: number) => Object.assign(new URL(primary.url), { port: String(port) }).href
    return { binaries, origin: `standby of ${primary.origin}`, urlAt }
  })
}

/** Copies the folder of a running server: its backup label says from where the log makes it whole. */
async function copyFolder(primary: OwnPostgres, to: string): Promise<void> {
  const from = join(primary.made.folder, 'data')
  const client = new Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    cpSync(from, to, { recursive: true, filter: (path) => !NOT_COPIED.test(relative(from, path)) })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}
