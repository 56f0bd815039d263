/** Words of names that are not written with one capital letter, by the word in lower case. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AI API AR AWS BI BPO CAD CI/CD CRM CSS DB2 DBMS DSA ERP ETL GCP GIS HR HTML HTTP IBM IoT iOS IT JSON JVM KPO LLM ' +
    'ML MLOps DevOps NLP NoSQL OOP OS PHP PL/SQL QA REST RPA SAP SEO SQL SRE TCP TCS UI UX VLSI VR XML MySQL PostgreSQL ' +
    'MongoDB GitHub GitLab JavaScript TypeScript GraphQL PyTorch TensorFlow LinkedIn'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/** A name for a slug that nothing names: `generative-ai` is "Generative AI". */
export function nameOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => WORDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** "Stripe’s", and "Tarangini Systems’" without a second s. */
export function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`
}
