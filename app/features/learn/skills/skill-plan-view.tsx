import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { slugOf } from '#core/slug.ts'
import { MOST_YEARS } from '#core/find/job-search.ts'
import { openNow, planSkills } from '#app/features/jobs/my-skills/skill-plan.ts'
import { GetForm } from '#app/filters/get-form.tsx'
import { LiveInput } from '#app/filters/live-fields.tsx'
import { SkillHelpLinks } from '#app/features/jobs/my-skills/skill-help-links.tsx'
import { SkillTick } from '#app/features/jobs/my-skills/skill-tick.tsx'
import { useSkillRecord } from '#app/features/jobs/my-skills/use-skills.ts'
import { paths } from '#app/paths.ts'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { FieldLabel } from '#app/ui/input.tsx'
import type { SkillPlanPage } from './skill-plan-page.server.ts'

const MOST_SHOWN = 12

/** The skills to learn next. Without ticked skills, and without script, those that most postings ask for. */
export function SkillPlanView({ page }: { page: SkillPlanPage }) {
  const { work, hasFreshers, forFreshers, years, wanted, help } = page
  const list = useRef<HTMLOListElement>(null)
  const known = useSkillRecord()?.skills ?? []
  const planned = planSkills(wanted, known).slice(0, MOST_SHOWN)
  const helpOf = new Map(help.map((one) => [one.skill, one]))
  const open = openNow(wanted, known)
  const keepPlace = usePlace(list, known.length)
  const jobs = `${work ? `${work} ` : ''}${forFreshers ? 'fresher ' : ''}`
  const fitting = years ? ` for ${counted(years, 'year')} of experience` : ''
  return (
    <>
      <WorkQuestion page={page} />
      <YearsForm page={page} />
      <p className="mb-4 max-w-prose">
        {known.length === 0 ? (
          <>
            {planned.length > 0
              ? `These are the skills that most open ${jobs}jobs${fitting} ask for.`
              : `No open ${jobs}jobs${fitting} name skills now.`}{' '}
            <span className="noscript:hidden">
              <Link to={paths.skills()} className="text-link">
                Tick what you know
              </Link>{' '}
              and the list becomes yours.
            </span>
          </>
        ) : (
          <>
            {open > 0 &&
              `You have every skill that ${counted(open, 'job')} ${open === 1 ? 'names' : 'name'}. `}
            Learning these next would open the most {open > 0 && 'further '}
            {jobs}jobs{fitting}.
          </>
        )}
      </p>
      {hasFreshers && years === null && (
        <Link
          to={skillPlanHref(work, forFreshers)}
          preventScrollReset
          className="mb-2 inline-flex min-h-11 items-center text-link"
        >
          {forFreshers ? 'Not a fresher? Count jobs of all levels' : 'Count fresher jobs alone'}
        </Link>
      )}
      <ol ref={list} className="divide-y border-y" onChange={keepPlace}>
        {planned.map(({ skill, opens, asked }) => {
          const found = helpOf.get(skill)
          return (
            <li key={skill} className="py-3">
              <div className="flex flex-wrap items-center gap-x-6">
                <h2 className="text-lg font-bold">
                  <Link to={paths.skill(slugOf(skill))} className="hover:underline">
                    {skill}
                  </Link>
                </h2>
                <div className="noscript:hidden">
                  <SkillTick skill={skill} label="I know this" />
                </div>
              </div>
              <p className="text-sm text-ink-soft">
                {known.length > 0 && opens > 0 && `Opens ${counted(opens, 'job')}. `}
                {counted(asked, 'job')} {asked === 1 ? 'asks' : 'ask'} for it.
              </p>
              {found && <SkillHelpLinks help={found} />}
              <p className="text-sm text-ink-soft">
                {[
                  found?.course?.is_free ? null : 'No free course yet.',
                  found?.weeks ? `The roadmap step takes ${found.weeks}.` : null,
                ]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            </li>
          )
        })}
      </ol>
      <p className="mt-4 max-w-prose caption">
        The course is a free one where there is one, for beginners first, and about little else. Few courses
        say how long they take.
      </p>
    </>
  )
}

/** Asks for the kind of work, with how many jobs of each are for freshers. */
function WorkQuestion({ page: { work, years, roles } }: { page: SkillPlanPage }) {
  return (
    <nav aria-labelledby={QUESTION_ID} className="mb-6 flex flex-col gap-2">
      <p id={QUESTION_ID} className="display text-xl">
        What work do you want?
      </p>
      <ul className="flex flex-wrap gap-2">
        {roles.map(({ name, freshers }) => (
          <li key={name}>
            <Link
              to={skillPlanHref(name === work ? null : name, false, years)}
              preventScrollReset
              aria-current={name === work ? 'true' : undefined}
              className={buttonVariants({ variant: name === work ? 'default' : 'outline', size: 'sm' })}
            >
              {name} ({counted(freshers, 'fresher job')})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const QUESTION_ID = 'work-question'

/** Asks for the visitor's own years; without script too. */
function YearsForm({ page: { work, years } }: { page: SkillPlanPage }) {
  return (
    <GetForm action={paths.skillPlan()} preventScrollReset className="mb-6 flex flex-wrap items-end gap-2">
      {work !== null && <input type="hidden" name="category" value={work} />}
      <div>
        <FieldLabel htmlFor={YEARS_ID}>Your years of experience</FieldLabel>
        <LiveInput
          id={YEARS_ID}
          type="number"
          name="years"
          min={0}
          max={MOST_YEARS}
          value={years === null ? '' : String(years)}
          enterKeyHint="go"
        />
      </div>
      <Button type="submit" variant="outline">
        Count jobs that fit
      </Button>
    </GetForm>
  )
}

const YEARS_ID = 'plan-years'

/** The plan of a kind of work: by its fresher jobs, if it has some, by those of all levels, or by those that fit years. */
export function skillPlanHref(work: string | null, allLevels = false, years: number | null = null): string {
  const query = new URLSearchParams({
    ...(work !== null && { category: work }),
    ...(work !== null && allLevels && { level: 'all' }),
    ...(years !== null && { years: String(years) }),
  })
  return query.size === 0 ? paths.skillPlan() : `${paths.skillPlan()}?${query}`
}

/**
 * A skill leaves the list when it is ticked. The next one takes its place on the screen, and the focus.
 *
 * @returns Call it when a box of the list changes.
 */
function usePlace(list: RefObject<HTMLOListElement | null>, known: number) {
  const left = useRef<{ top: number; index: number; known: number } | null>(null)
  useLayoutEffect(() => {
    const place = left.current
    if (place?.known === known) return
    left.current = null
    const items = list.current?.children
    if (!place || !items || items.length === 0) return
    const next = items[Math.min(place.index, items.length - 1)]
    next?.querySelector('input')?.focus({ preventScroll: true })
    if (next) window.scrollBy({ top: next.getBoundingClientRect().top - place.top, behavior: 'instant' })
  }, [list, known])
  return ({ target }: { target: EventTarget }) => {
    const item = target instanceof Element ? target.closest('li') : null
    if (!item || !list.current) return
    left.current = {
      top: item.getBoundingClientRect().top,
      index: [...list.current.children].indexOf(item),
      known,
    }
  }
}
