import { expect, test } from 'vitest'
import { databaseName, settingsPrefix } from './database-line.ts'

const embedded = (dataDirectory: string) => ({ databaseUrl: null, dataDirectory })
const server = (databaseUrl: string) => ({ databaseUrl, dataDirectory: '/srv/.data' })

test.each([
  ['postgres://asha:s3cret@db.example:5433/jobs', 'PostgreSQL, jobs at db.example:5433'],
  ['postgresql://asha@localhost', 'PostgreSQL, asha at localhost'],
  ['postgresql:///jobs?host=/run/postgresql&password=s3cret', 'PostgreSQL, jobs at /run/postgresql'],
  ['postgres://asha:s3cret@one:1,two:2/jobs', 'PostgreSQL, as DATABASE_URL says'],
  ['postgres://asha:s3cret@db.example/%zz', 'PostgreSQL, as DATABASE_URL says'],
])('the name of %s has no password', (url, name) => {
  expect(databaseName(server(url))).toBe(name)
})

test('settings come before the command, quoted for a shell, without a password', () => {
  const given = {
    DATA_DIR: 'my data',
    SITE_URL: 'https://jobs.example',
    PORT: '4000',
    SMTP_URL: 'smtp://a:b@c',
  }
  expect(settingsPrefix(given, embedded("/srv/asha's"))).toBe(
    String.raw`DATA_DIR='/srv/asha'\''s' SITE_URL=https://jobs.example`,
  )
  const url = 'postgres://asha@db.example/jobs'
  expect(settingsPrefix({ ...given, DATABASE_URL: url }, server(url))).toBe(
    `DATABASE_URL=${url} SITE_URL=https://jobs.example`,
  )
  expect(settingsPrefix({ DATABASE_URL: 'postgres://a:b@c/d' }, server('postgres://a:b@c/d'))).toBe(
    'DATABASE_URL=…',
  )
  expect(settingsPrefix({}, embedded('/srv/.data'))).toBe('')
})
