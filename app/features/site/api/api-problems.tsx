import { CodeBlock } from './code-block.tsx'
import type { DescribedProblem } from './api-page.server.ts'

const EXAMPLE = `{
  "type": "…/api#invalid-parameters",
  "title": "Invalid parameters",
  "status": 400,
  "detail": "Invalid: limit.",
  "errors": [{ "parameter": "limit", "detail": "Expected a whole number from 1 to 100." }]
}`

/** The error responses. Each problem's `type` links to its line here. */
export function ApiProblems({ problems }: { problems: DescribedProblem[] }) {
  return (
    <>
      <CodeBlock label="Example of an error">{EXAMPLE}</CodeBlock>
      <dl className="mt-4">
        {problems.map(({ name, status, title, meaning }) => (
          <div
            key={name}
            id={name}
            className="grid gap-x-6 gap-y-0.5 border-t py-2.5 target:bg-action-wash sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">
              {status} <code className="block text-sm font-normal">{name}</code>
            </dt>
            <dd className="max-w-prose">
              {title}. <span className="text-ink-soft">{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
