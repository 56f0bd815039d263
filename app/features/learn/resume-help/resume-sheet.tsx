import { FRESHER_RESUME, type ResumeEntry } from './fresher-resume.ts'

/** The résumé as a sheet of paper; printing the page prints this alone. */
export function ResumeSheet() {
  const { name, contact, sections } = FRESHER_RESUME
  return (
    <article
      aria-labelledby="resume-name"
      className="border bg-sheet px-5 py-6 text-[0.9375rem] leading-snug sm:px-8 print:border-0 print:p-0 print:text-[10.5pt]"
    >
      <h3 id="resume-name" className="display text-2xl">
        {name}
      </h3>
      <p className="mt-1 text-ink-soft">{contact.join(' · ')}</p>
      {sections.map(({ title, entries }) => (
        <section key={title} className="mt-4 print:mt-3">
          <h4 className="border-b border-edge pb-0.5 font-bold">{title}</h4>
          {entries.map((entry) => (
            <Entry key={entry.head ?? entry.text} entry={entry} />
          ))}
        </section>
      ))}
    </article>
  )
}

function Entry({ entry: { head, when, text, points } }: { entry: ResumeEntry }) {
  return (
    <div className="mt-1.5">
      {head && (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{head}</span>
          <span className="text-ink-soft">{when}</span>
        </p>
      )}
      {text && <p>{text}</p>}
      {points && (
        <ul className="list-disc pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
