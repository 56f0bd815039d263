import { contentTableNamed, type ContentTable } from '#core/content/tables.ts'

/** A content table by its name on the command line. */
export function tableNamed(name: string): ContentTable {
  const table = contentTableNamed(name)
  if (!table) throw new Error(`There is no content table "${name}".`)
  return table
}

/** A file as read from disk. */
export function fileOf(content: unknown): Uint8Array {
  return new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
}
