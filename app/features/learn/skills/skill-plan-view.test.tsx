import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { packPostings } from '#app/features/jobs/my-skills/skill-plan.ts'
import type { SkillPlanPage } from './skill-plan-page.server.ts'
import { skillPlanHref, SkillPlanView } from './skill-plan-view.tsx'

function html(overrides: Partial<SkillPlanPage>): string {
  const page: SkillPlanPage = {
    work: 'Backend',
    hasFreshers: true,
    forFreshers: true,
    years: null,
    roles: [
      { name: 'Backend', freshers: 1 },
      { name: 'QA & Testing', freshers: 0 },
    ],
    wanted: packPostings([['SQL']]),
    help: [],
    ...overrides,
  }
  const Stub = createRoutesStub([{ path: '/', Component: () => <SkillPlanView page={page} /> }])
  return renderToStaticMarkup(<Stub />).replaceAll('&amp;', '&')
}

test('the form of years works without script, and keeps the work', () => {
  const plain = html({})
  expect(plain).toContain('name="category" value="Backend"')
  expect(plain).toMatch(/<form[^>]*action="\/skills\/plan"/)
  expect(plain).toContain('Count jobs of all levels')
  expect(html({ work: null })).not.toContain('name="category"')
})

test('with years the plan says whom it counts for, and keeps them for another kind of work', () => {
  const fitting = html({ years: 4, forFreshers: false })
  expect(fitting).toContain('most open Backend jobs for 4 years of experience ask for')
  expect(fitting).toContain('href="/skills/plan?category=QA+%26+Testing&years=4"')
  expect(fitting).toContain('value="4"')
  expect(fitting).not.toContain('all levels')
  const none = html({ years: 30, forFreshers: false, wanted: packPostings([]) })
  expect(none).toContain('No open Backend jobs for 30 years of experience name skills now.')
  expect(skillPlanHref(null, false, 0)).toBe('/skills/plan?years=0')
})
