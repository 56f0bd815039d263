/** The section's id, for links to it. */
export const LAUNCH_ID = 'launch'

/** The specification's four steps. */
const STEPS = [
  { title: 'Validate Your Idea', text: 'Research market demand and competition' },
  { title: 'Create MVP', text: 'Build a minimum viable product' },
  { title: 'Find Co-founders', text: 'Build your core team' },
  { title: 'Secure Funding', text: 'Get investment to scale' },
]

export function LaunchSteps() {
  return (
    <ol className="grid gap-x-8 sm:grid-cols-2">
      {STEPS.map(({ title, text }, step) => (
        <li key={title} className="flex items-start gap-4 border-t border-edge py-4">
          <span aria-hidden className="display w-7 shrink-0 text-4xl leading-none text-action tabular-nums">
            {step + 1}
          </span>
          <div>
            <h3 className="text-lg leading-snug font-bold">{title}</h3>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
