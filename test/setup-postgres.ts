import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { connect } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { administer, databaseUrl } from './postgres-admin.ts'
import { startPostgres } from './postgres.ts'

/**
 * Before the database tests on PostgreSQL: starts a server with the template database that every test file
 * copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const template = `pravesh_test_${randomBytes(4).toString('hex')}`
  await administer(server.url, `create database ${template}`)
  const owner = connect({ config: { connectionString: databaseUrl(server.url, template) }, role: 'owner' })
  await migrate(owner).finally(() => owner.destroy())
  project.provide('engine', 'postgres')
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await administer(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}
