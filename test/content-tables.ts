import { contentTableNamed, type ContentTable } from '#core/content/tables.ts'

/** A content table by the name an operator would use. */
export function tableNamed(name: string): ContentTable {
  const table = contentTableNamed(name)
  if (!table) throw new Error(`There is no content table "${name}".`)
  return table
}

/** A file as it is read from the disk. */
export function fileOf(content: unknown): Uint8Array {
  return new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
}
