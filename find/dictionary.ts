import { slugOf } from '#core/slug.ts'

/** Numbers the values of one column. A number is never given to another value. */
export class Dictionary {
  private readonly codes = new Map<string, number>()
  private readonly labels: string[] = []
  private readonly slugs: string[] = []
  private readonly codesOfNames = new Map<string, number>()
  private readonly slugOfName: (name: string) => string

  constructor(slugOfName: (name: string) => string = slugOf) {
    this.slugOfName = slugOfName
  }

  /** The code of a value, which is new if the value is. */
  code(slug: string, label: string): number {
    const known = this.codes.get(slug)
    if (known !== undefined) return known
    this.codes.set(slug, this.labels.length)
    this.slugs.push(slug)
    return this.labels.push(label) - 1
  }

  /** The code of a name by its slug; equal names are looked up without computing it again. */
  codeOfName(name: string): number {
    const known = this.codesOfNames.get(name)
    if (known !== undefined) return known
    const code = this.code(this.slugOfName(name), name)
    this.codesOfNames.set(name, code)
    return code
  }

  /** @returns -1 if no row has ever had the value. */
  find(slug: string): number {
    return this.codes.get(slug) ?? -1
  }

  label(code: number): string {
    return this.labels[code] ?? ''
  }

  slug(code: number): string {
    return this.slugs[code] ?? ''
  }

  get size(): number {
    return this.labels.length
  }
}
