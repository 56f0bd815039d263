import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import {
  citiesOf,
  MOST_YEARS,
  NOTHING_SAID,
  OWN_BRANCHES,
  OWN_DEGREES,
  saysSomething,
  type AboutMe,
} from '#core/about-me.ts'
import { batchYears } from '#core/batch.ts'
import { counted } from '#core/count.ts'
import { nameOfStudy } from '#core/degrees.ts'
import { writeSearchUrl } from '#core/find/write-search-url.ts'
import { WORK_MODES } from '#core/job.ts'
import { standardPlace } from '#core/places/city-names.ts'
import { slugOf } from '#core/slug.ts'
import { KEPT_PROBLEMS } from '#app/device/kept-outcome.ts'
import { useSkills } from '#app/features/jobs/my-skills/use-skills.ts'
import { paths } from '#app/paths.ts'
import { announce, announceFailure } from '#app/ui/announcer.tsx'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Select } from '#app/ui/select.tsx'
import { MODE_NAMES } from './conditions.ts'
import { useDeviceAbout } from './about-store.ts'
import { useAbout } from './use-about.ts'

/** Days that notices have. */
const NOTICES = [0, 15, 30, 45, 60, 90]
/** An address with more skills would be no search. */
const MOST_SKILLS = 10
/** Batches of people who work for some years. */
const OLDER_BATCHES = 10

/** What the visitor says of herself, once; every posting then shows which of its conditions she meets. */
export function AboutMeSection() {
  const { about, save, inAccount } = useAbout()
  const device = useDeviceAbout()
  const copies = inAccount && about && !saysSomething(about) && saysSomething(device)
  return (
    <section id="about-me" aria-labelledby="about-me-title" className="mt-12 scroll-mt-24 noscript:hidden">
      <SectionHeading
        id="about-me-title"
        title="About me"
        description={
          'Say it once, and each job shows which of its conditions you meet. ' +
          (inAccount
            ? 'It is kept in your account.'
            : 'It stays in this browser. We see nothing of it unless you use it for a search.')
        }
      />
      <div className="mt-4 min-h-96">
        {copies && (
          <Button variant="outline" className="mb-4" onClick={() => void save(device)}>
            Copy what this browser has to your account
          </Button>
        )}
        {about && <AboutMeForm key={String(copies)} about={about} save={save} />}
      </div>
    </section>
  )
}

interface AboutMeFormProps {
  about: AboutMe
  save: ReturnType<typeof useAbout>['save']
}

function AboutMeForm({ about, save }: AboutMeFormProps) {
  // The field of cities shows what is typed, so it begins again when all is removed.
  const [removals, setRemovals] = useState(0)
  const id = useId()
  const skills = useSkills().record?.skills ?? []
  const says = saysSomething(about)
  const change = async (changed: Partial<AboutMe>, done?: string) => {
    const outcome = await save({ ...about, ...changed })
    if (outcome !== 'done') announceFailure(KEPT_PROBLEMS[outcome])
    else if (done) announce(done)
  }
  const remove = () => {
    void change(NOTHING_SAID, 'All that you said about you is removed.')
    setRemovals(removals + 1)
  }
  const number = (name: 'batch' | 'years' | 'notice', label: string, values: [number, string][]) => (
    <div>
      <FieldLabel htmlFor={id + name}>{label}</FieldLabel>
      <Select
        id={id + name}
        value={about[name] ?? ''}
        onChange={({ target }) => void change({ [name]: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">Not said</option>
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
  const years = Array.from({ length: MOST_YEARS + 1 }, (_, year): [number, string] => [
    year,
    year === 0 ? 'Fresher (0)' : counted(year, 'year'),
  ])
  return (
    <form className="flex max-w-3xl flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-4 sm:grid-cols-2">
        {number('years', 'Years of experience', years)}
        {number('batch', 'Batch (year of graduation)', batches(about.batch))}
        <div>
          <FieldLabel htmlFor={`${id}branch`}>Branch</FieldLabel>
          <Select
            id={`${id}branch`}
            value={about.branch ?? ''}
            onChange={({ target }) =>
              void change({ branch: OWN_BRANCHES.find((branch) => branch === target.value) ?? null })
            }
          >
            <option value="">Not said</option>
            {OWN_BRANCHES.map((branch) => (
              <option key={branch}>{branch}</option>
            ))}
          </Select>
        </div>
        {number(
          'notice',
          'Notice period',
          NOTICES.map((days) => [days, days === 0 ? 'None, I can join at once' : counted(days, 'day')]),
        )}
      </div>
      <Boxes
        title="Degrees that you have, or will have"
        values={OWN_DEGREES}
        chosen={about.degrees}
        label={nameOfStudy}
        onChange={(degrees) => void change({ degrees })}
      />
      <Boxes
        title="How you want to work"
        values={WORK_MODES}
        chosen={about.modes}
        label={(mode) => MODE_NAMES[mode]}
        onChange={(modes) => void change({ modes })}
      />
      <div key={removals}>
        <FieldLabel htmlFor={`${id}cities`}>Cities where you can work, with commas between them</FieldLabel>
        <Input
          id={`${id}cities`}
          defaultValue={about.cities.join(', ')}
          placeholder="Pune, Bengaluru"
          maxLength={400}
          onChange={({ target }) => void change({ cities: citiesOf(target.value.split(',')) })}
        />
      </div>
      <p>
        Skills: {skills.length > 0 ? skills.slice(0, MOST_SKILLS).join(', ') : 'none ticked'}
        {skills.length > MOST_SKILLS && ` and ${skills.length - MOST_SKILLS} more`}.{' '}
        <Link to={paths.skills()} className="text-link">
          Tick your skills
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={searchOf(about, skills)} className={buttonVariants()}>
          Use for my search
        </Link>
        <Button variant="outline" aria-disabled={!says} onClick={() => says && remove()}>
          Remove all about me
        </Button>
      </div>
    </form>
  )
}

interface BoxesProps<Value extends string> {
  title: string
  values: readonly Value[]
  chosen: readonly Value[]
  label: (value: Value) => string
  onChange: (chosen: Value[]) => void
}

function Boxes<Value extends string>({
  title,
  values,
  chosen,
  label,
  onChange,
}: BoxesProps<Value>): ReactNode {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {values.map((value) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
              }
            />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Years that searches accept, older ones, and the one that was said. */
function batches(said: number | null): [number, string][] {
  const offered = batchYears()
  const [first = 0] = offered
  const older = Array.from({ length: OLDER_BATCHES }, (_, index) => first - OLDER_BATCHES + index)
  const all = new Set([...older, ...offered, ...(said === null ? [] : [said])])
  return [...all].toSorted((a, b) => b - a).map((year) => [year, String(year)])
}

/** The address of the list with what she said as filters, which she sees there. */
function searchOf(about: AboutMe, skills: readonly string[]): string {
  const query = new URLSearchParams()
  writeSearchUrl(
    {
      batches: about.batch !== null && batchYears().includes(about.batch) ? [about.batch] : [],
      cities: about.cities.map((city) => slugOf(standardPlace(city))),
      modes: about.modes,
      degrees: about.degrees,
      branches: about.branch === null ? [] : [about.branch],
      skills: skills.slice(0, MOST_SKILLS).map(slugOf),
      anySkill: true,
    },
    query,
  )
  if (about.years !== null) query.set('years', String(about.years))
  return query.size === 0 ? paths.jobs() : `${paths.jobs()}?${query}`
}
