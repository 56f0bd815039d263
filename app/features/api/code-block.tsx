interface CodeBlockProps {
  /** What it is, for who does not see it. */
  label: string
  children: string
}

/** Text to copy. A long line is broken: nothing has to be scrolled sideways. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <figure aria-label={label} className="mt-3 border-l-4 border-edge bg-shade px-4 py-3 text-sm">
      <pre className="wrap-anywhere whitespace-pre-wrap">
        <code>{children}</code>
      </pre>
    </figure>
  )
}
