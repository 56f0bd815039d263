import { expect, test } from 'vitest'
import { tableNamed } from '#test/content-tables.ts'
import { applyCommand, parseContentArguments } from './arguments.ts'
import { UsageError } from '#cli/process/run-command.ts'

const parse = (line: string) => parseContentArguments(line.split(' ').filter(Boolean))
const table = tableNamed('courses')

test('an import is a dry run that removes nothing by default', () => {
  const expected = {
    action: 'import',
    table,
    file: 'a.csv',
    format: 'csv',
    apply: false,
    replace: false,
    force: false,
  }
  expect(parse('import a.csv --table courses')).toEqual(expected)
  expect(parse('import a.csv --table=learn-courses --apply')).toEqual({ ...expected, apply: true })
  expect(parse('--table courses --replace import a.csv')).toEqual({ ...expected, replace: true })
  expect(parse('import a.JSON --table courses')).toMatchObject({ format: 'json' })
  expect(parse('import a.txt --table courses --format csv')).toMatchObject({ format: 'csv' })
})

test('an export goes to a file or to stdout, as CSV by default', () => {
  const expected = { action: 'export', table, file: null, format: 'csv', force: false }
  expect(parse('export --table courses')).toEqual(expected)
  expect(parse('export - --table courses --format json')).toEqual({ ...expected, format: 'json' })
  expect(parse('export a.json --table courses --force')).toEqual({
    ...expected,
    file: 'a.json',
    format: 'json',
    force: true,
  })
  expect(parse('export a.txt --table courses')).toMatchObject({ file: 'a.txt', format: 'csv' })
})

test.each([
  ['', /^Use import, export or check-links/],
  ['remove a.csv', /^Unknown command "remove"/],
  ['import a.csv', /^Name the table with --table\. .*\n  career-paths +career_paths/],
  ['import a.csv --table jobs', /^Unknown table "jobs"/],
  ['import --table courses', /^Name the file: npm run content -- import FILE --table courses/],
  ['import a.csv b.csv --table courses', /^Name only one file\. Not expected: "b\.csv"/],
  ['import a.txt --table courses', /^"a\.txt" does not end in \.csv or \.json/],
  ['import a.csv --table courses --format xlsx', /^--format is "xlsx"; expected csv or json/],
  ['import a.csv --table courses --aply', /--aply/],
  ['import a.csv --table courses --force', /^--force cannot be used here/],
  ['export a.csv --table courses --apply', /^--apply cannot be used here/],
  ['export a.csv --table courses --replace', /^--replace cannot be used here/],
])('"%s" is refused, saying what to write instead', (line, message) => {
  expect(() => parse(line)).toThrow(UsageError)
  expect(() => parse(line)).toThrow(message)
})

test.each(['--help', '-h', 'import --help'])('%s prints the help', (line) => {
  expect(parse(line)).toBe('help')
})

test.each([
  ['a.csv', 'csv', false, 'a.csv --table courses --apply'],
  ['../in/a.txt', 'json', true, '../in/a.txt --table courses --replace --format json --apply'],
  ['my courses.csv', 'csv', false, '"my courses.csv" --table courses --apply'],
] as const)('the command that applies %s as %s', (file, format, replace, command) => {
  const expected = { action: 'import', table, file, format, replace, apply: false, force: false } as const
  expect(applyCommand(expected)).toBe(`npm run content -- import ${command}`)
})

test('check-links takes its own options and no others', () => {
  expect(parseContentArguments(['check-links'])).toEqual({
    action: 'check-links',
    all: false,
    json: false,
    allowLoopback: false,
  })
  expect(parseContentArguments(['check-links', '--all', '--json'])).toMatchObject({ all: true, json: true })
  expect(() => parseContentArguments(['check-links', 'x.csv'])).toThrow(/takes no file/)
  expect(() => parseContentArguments(['check-links', '--table', 'courses'])).toThrow(/--table cannot be used/)
  expect(() => parseContentArguments(['export', '--table', 'courses', '--all'])).toThrow(
    /--all cannot be used here/,
  )
})
