/** The words of a name or a text as the gazetteer knows them: lower case, letters and digits, without accents. */
export function placeWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}
