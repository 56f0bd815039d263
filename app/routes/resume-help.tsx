import { Link } from 'react-router'
import { pageHeaders } from '#app/page/cache-headers.ts'
import { ResumeSheet } from '#app/features/learn/resume-help/resume-sheet.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { BulletSection } from '#app/ui/bullet-section.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Route } from './+types/resume-help'

const CHECKLISTS = [
  {
    id: 'one-page',
    title: 'The page',
    items: [
      'One page. A recruiter looks for seconds, and a fresher has no second page to fill.',
      'One column, no tables, no pictures, no bars for skills: programs that read résumés stumble over them.',
      'A PDF with text that can be selected. Name the file Your-Name-Resume.pdf.',
      'Your email is one that you would say aloud in an interview.',
      'No photo, date of birth, religion, marital status, parents’ names or signature. No Aadhaar or PAN number, ever.',
    ],
  },
  {
    id: 'content',
    title: 'The content',
    items: [
      'Projects first: what it does, what you built it with, what came of it, and a link that works.',
      'A number wherever there is one: users, tests, seconds saved, rank of how many.',
      'Each line begins with what you did: built, tested, fixed, measured.',
      'Only skills that you can be asked about for ten minutes.',
      'No “hard-working”, no “team player”, no objective in general words. Show it in a project.',
    ],
  },
  {
    id: 'job',
    title: 'For each job',
    items: [
      'Read the job’s requirements, and use its own words for what you can do: “REST APIs” if it says so.',
      'Put first what this job asks for. You can leave out what it does not.',
      'Keep a copy of what you sent, with the date. Under Saved you can note the stage of each application.',
      'Check every link on another phone, and let somebody else read it once.',
    ],
  },
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Resume help for freshers',
    description:
      'A checklist for a fresher’s first IT résumé, and a one-page résumé to copy as text or print.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.resumeHelp(),
  })
}

export const headers = pageHeaders

export default function ResumeHelp() {
  return (
    <div className="page-width pb-16 print:pb-0">
      <div className="print:hidden">
        <PageHeading
          title="Resume help"
          subtitle="A checklist for a first IT résumé, and one page to start from."
          actions={
            <Link to={paths.resumePortfolio()} className={buttonVariants({ variant: 'outline' })}>
              Templates, guides and examples
            </Link>
          }
        />
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:block">
        <div className="flex flex-col gap-10 print:hidden">
          {CHECKLISTS.map((list) => (
            <BulletSection key={list.id} {...list} />
          ))}
        </div>
        <section aria-labelledby="resume">
          <div className="print:hidden">
            <SectionHeading
              id="resume"
              title="A fresher’s résumé on one page"
              description="Replace what stands in brackets. Printing this page prints only the résumé."
              className="mb-4"
            />
            <p className="mb-4">
              <a
                href={paths.fresherResume()}
                download="fresher-resume.txt"
                className={buttonVariants({ variant: 'secondary' })}
              >
                Download as text
              </a>
            </p>
          </div>
          <ResumeSheet />
        </section>
      </div>
    </div>
  )
}
