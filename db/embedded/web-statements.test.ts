import { expect, test } from 'vitest'
import { refusalFor } from './web-statements.ts'
import { CLIENT, parseMessage } from './wire.ts'

function query(text: string): Uint8Array {
  const message = Buffer.from(parseMessage('', text, []))
  const body = Buffer.from(`${text}\0`)
  return Buffer.concat([Buffer.from([CLIENT.query]), message.subarray(1, 5), body])
}

test.each([
  'reset role',
  'RESET ALL',
  '  ;reset role',
  '-- a comment\nreset role',
  '-- a comment\rreset role',
  '/* a comment */ reset role',
  '/* one /* in another */ */ reset role',
  'set role postgres',
  'set role none',
  `set local role = 'postgres'`,
  'set session role to postgres',
  'set "role" = postgres',
  'set/**/role postgres',
  'set role pravesh_web; reset role',
  'set session authorization postgres',
  'set session_authorization = postgres',
  'set search_path = secret',
  'discard all',
  'do $$ begin end $$',
  'call something()',
  'prepare p as select 1',
  'load x',
  '\u00a0\ufeffcopy x to stdout',
])('the web role may not send: %s', (text) => {
  expect(refusalFor(parseMessage('', text, []))).toMatch(/^permission denied/)
  expect(refusalFor(query(text))).toMatch(/^permission denied/)
})

test.each([
  'select 1',
  'select 1;',
  '(select 1) union all (select 2)',
  ' /* why */ with x as (select 1) select * from x',
  'insert into click_tracking default values',
  'begin',
  'start transaction isolation level repeatable read',
  'rollback',
  'set role pravesh_web',
  'set statement_timeout = 7000',
  'set local enable_seqscan = off',
  '',
])('the web role may send: %s', (text) => {
  expect(refusalFor(parseMessage('', text, []))).toBeNull()
  expect(refusalFor(query(text))).toBeNull()
})

test('two statements in a simple query are refused; a semicolon in a parameterised statement is not', () => {
  expect(refusalFor(query('select 1; reset role'))).toMatch(/two statements/)
  expect(refusalFor(parseMessage('', `select ';' || $1`, []))).toBeNull()
})

test('a function call by OID is refused', () => {
  expect(refusalFor(new Uint8Array([CLIENT.functionCall, 0, 0, 0, 4]))).toMatch(/permission denied/)
})
