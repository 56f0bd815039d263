interface CodeBlockProps {
  /** Name for screen readers. */
  label: string
  children: string
}

/** Code to copy. Long lines wrap instead of scrolling. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <figure aria-label={label} className="mt-3 border-l-4 border-edge bg-shade px-4 py-3 text-sm">
      <pre className="wrap-anywhere whitespace-pre-wrap">
        <code>{children}</code>
      </pre>
    </figure>
  )
}
