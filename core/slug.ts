/** Signs that tell names apart, as words: without them, C, C++ and C# would share a slug. */
const SPOKEN: [RegExp, string][] = [
  [/(^|[\s/])\.(?=\p{L})/gu, '$1 dot '],
  [/\+/g, ' plus '],
  [/#/g, ' sharp '],
  [/&/g, ' and '],
]
const ACCENTS = /[\u0300-\u036f]/g
/** White space and ASCII signs. Other signs stay: PostgreSQL's classes of them depend on its locale. */
const SEPARATORS = /[\s!-/:-@[-`{-~]+/g

/**
 * A name as it is written in an address: lower case, words joined by hyphens. "C++" is `c-plus-plus`, ".NET" is
 * `dot-net`, "UI/UX" is `ui-ux`, "Nestlé" is `nestle`. Empty if the name has neither letters nor digits. The database
 * function `slug_of` gives the same (`db/slug-of.test.ts`).
 */
export function slugOf(name: string): string {
  let text = name.toLowerCase().normalize('NFKD').replaceAll(ACCENTS, '')
  for (const [sign, word] of SPOKEN) text = text.replaceAll(sign, word)
  return text.replaceAll(SEPARATORS, '-').replaceAll(/^-+|-+$/g, '')
}

/** Legal forms at the end of a slug, and the country behind them. */
const LEGAL_FORMS =
  /(?:-(?:pvt|private|ltd|limited|llp|llc|inc|incorporated|corp|corporation|gmbh|plc))+(?:-india)?$/
/** "India" is a part of the name, as in Air India Ltd or State Bank of India Ltd. */
const OWN_INDIA = /(?:^|-)(?:air|coal|oil|of|in)-india$/

/**
 * The slug of a company, whatever its legal form and however a board writes it: "Acme", "Acme Ltd." and "Acme India Pvt
 * Ltd" are `acme`. Without a legal form, "Acme India" stays `acme-india`. It takes a slug as well as a name. The database
 * function `company_slug` gives the same (`db/slug-of.test.ts`).
 */
export function companySlug(name: string): string {
  const slug = slugOf(name)
  const bare = slug.replace(LEGAL_FORMS, '')
  return bare === slug || OWN_INDIA.test(bare) ? bare : bare.replace(/-india$/, '')
}
