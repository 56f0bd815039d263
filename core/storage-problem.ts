/** Why nothing can be written or read at a place, whoever says so: the file system, SQLite, PostgreSQL or PGlite. */
export type StorageProblem =
  | 'full'
  | 'read-only'
  | 'forbidden'
  | 'too large'
  | 'missing'
  | 'a file'
  | 'a folder'
  | 'broken'

/** Codes of Node's file system. */
const FILE_CODES: Readonly<Record<string, StorageProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EFBIG: 'too large',
  ENOENT: 'missing',
  ENOTDIR: 'a file',
  EISDIR: 'a folder',
  EIO: 'broken',
}

/** The calls of Node whose errors are of files. */
const FILE_CALLS = new Set(
  (
    'access chmod chown close copyfile fchmod fstat fsync ftruncate link lstat mkdir mkdtemp open opendir read readlink ' +
    'realpath rename rm rmdir scandir stat statfs symlink truncate unlink utime write'
  ).split(' '),
)

/** The same in PGlite's file system, by the numbers of WASI. */
const WASI_NUMBERS: Readonly<Record<number, StorageProblem>> = {
  51: 'full',
  19: 'full',
  69: 'read-only',
  2: 'forbidden',
  63: 'forbidden',
  22: 'too large',
  29: 'broken',
}

/** Result codes of SQLite: https://sqlite.org/rescode.html. It does not tell apart why a file cannot be opened. */
const SQLITE_CODES: Readonly<Record<number, StorageProblem>> = { 13: 'full', 8: 'read-only', 3: 'forbidden' }

/** SQLSTATEs of PostgreSQL. */
const SQL_STATES: Readonly<Record<string, StorageProblem>> = {
  '53100': 'full',
  '25006': 'read-only',
  '58030': 'broken',
}

/** What PostgreSQL adds to a message of whatever SQLSTATE. */
const MESSAGES: readonly [RegExp, StorageProblem][] = [
  [/: (?:No space left on device|Disk quota exceeded)/i, 'full'],
  [/: Read-only file system/i, 'read-only'],
  [/: (?:Permission denied|Operation not permitted)/i, 'forbidden'],
  [/: File too large/i, 'too large'],
  [/: (?:Input\/output error|I\/O error)/i, 'broken'],
]

/** The problem that an error, or one that caused it, tells of; null if it tells of another. */
export function storageProblem(error: unknown): StorageProblem | null {
  if (typeof error !== 'object' || error === null) return null
  const { name, code, errno, errcode, syscall, cause } = error as Record<string, unknown>
  // Sockets and processes have the same codes.
  if (typeof syscall === 'string' && !FILE_CALLS.has(syscall)) return null
  if (code === 'EEXIST' && syscall === 'mkdir') return 'a file'
  return (
    (name === 'ErrnoError' && typeof errno === 'number' ? WASI_NUMBERS[errno] : undefined) ??
    (typeof errcode === 'number' ? SQLITE_CODES[errcode & 0xff] : undefined) ??
    (typeof code === 'string' ? (FILE_CODES[code] ?? SQL_STATES[code]) : undefined) ??
    (isOfPostgres(error) ? MESSAGES.find(([words]) => words.test(error.message))?.[1] : undefined) ??
    storageProblem(cause)
  )
}

/** Errors of a connection to PostgreSQL have a severity. */
function isOfPostgres(error: object): error is Error {
  return error instanceof Error && 'severity' in error
}

/**
 * What happened and what to do, in two sentences.
 *
 * @param place A setting with its folder, or a file: `DATA_DIR /srv/data`.
 * @param then What to do when it is mended: `start again`.
 */
export function storageSentence(problem: StorageProblem, place: string, then = 'try again'): string {
  switch (problem) {
    case 'full':
      return `No space left on ${place}. Free some and ${then}.`
    case 'read-only':
      return `${place} is on a read-only disk. Use one that can be written to, and ${then}.`
    case 'forbidden':
      return `This user may not read or write ${place}. Give it to this user, and ${then}.`
    case 'too large':
      return `A file of ${place} would be larger than this process may write. Raise the limit ("ulimit -f") and ${then}.`
    case 'missing':
      return `${place} is not there. Name one that is, and ${then}.`
    case 'a file':
      return `A part of the path ${place} is a file. Name a folder, and ${then}.`
    case 'a folder':
      return `${place} is a folder. Name a file, and ${then}.`
    case 'broken':
      return `The disk of ${place} fails. Replace it, restore a backup, and ${then}.`
  }
}

/** `storageSentence` of an error; null if it tells of something else. */
export function explainStorage(error: unknown, place: string, then?: string): string | null {
  const problem = storageProblem(error)
  return problem && storageSentence(problem, place, then)
}
