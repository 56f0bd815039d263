import { SectionHeading } from './section-heading.tsx'

/** A section of short sentences, one a bullet. */
export function BulletSection({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} className="mb-3" />
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
