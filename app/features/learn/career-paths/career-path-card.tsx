import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import { ArrowRight, Banknote, Route } from '#app/ui/icons.tsx'
import { CatalogueCard } from '#app/catalogue/catalogue-card.tsx'
import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonVariants } from '#app/ui/button.tsx'
import { Fact } from '#app/ui/fact.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import { formatCareerSalary } from '#core/money.ts'
import { seniorityLabel } from '#core/seniority.ts'
import type { CareerPath } from '#db/queries/content/career-paths.ts'

/** The fields of a path that the list shows. */
export interface CareerPathSummary extends Pick<
  CareerPath,
  'id' | 'name' | 'category' | 'description' | 'average_salary' | 'required_skills'
> {
  steps: number
}

/** Drops the roadmap with its skills and the tools, which would be most of the list's response. */
export function summarisePath({
  roadmap,
  tools: _tools,
  step_skills: _skills,
  ...path
}: CareerPath): CareerPathSummary {
  return { ...path, steps: roadmap.length }
}

export function CareerPathCard({ row: path }: { row: CareerPathSummary }) {
  return (
    <CatalogueCard
      title={path.name}
      text={path.description}
      badges={
        <>
          <Badge variant="outline">{path.category}</Badge>
          <Badge variant="action">{seniorityLabel(path.average_salary)} growth</Badge>
        </>
      }
      action={
        <Link
          to={paths.careerPath(path.id)}
          className={buttonVariants({ variant: 'secondary', className: 'w-full' })}
        >
          View Path <ArrowRight aria-hidden />
          <span className="sr-only">: {path.name}</span>
        </Link>
      }
    >
      <ul className="flex flex-col gap-1 text-sm">
        <Fact icon={<Banknote />} name="Average salary">
          <span className="font-semibold tabular-nums">{formatCareerSalary(path.average_salary)}</span>{' '}
          average
        </Fact>
        <Fact icon={<Route />} name="Roadmap">
          {counted(path.steps, 'step')}
        </Fact>
      </ul>
      <TagList tags={path.required_skills} label="Required skills" limit={3} />
    </CatalogueCard>
  )
}
