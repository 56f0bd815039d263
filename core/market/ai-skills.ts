/** Skills of the site's list (`core/skills/skills.ts`) that count as AI; tools of data work alone do not. */
export const AI_SKILLS: ReadonlySet<string> = new Set([
  'Machine Learning',
  'Deep Learning',
  'NLP',
  'Computer Vision',
  'LLMs',
  'Generative AI',
  'RAG',
  'LangChain',
  'PyTorch',
  'TensorFlow',
  'scikit-learn',
  'MLOps',
])

export function asksForAi(skills: readonly string[]): boolean {
  return skills.some((skill) => AI_SKILLS.has(skill))
}
