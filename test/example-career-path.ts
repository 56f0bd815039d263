import type { CareerPath } from '#db/queries/content/career-paths.ts'

/** A career path with all fields set. Override what the test is about. */
export function exampleCareerPath(overrides: Partial<CareerPath> = {}): CareerPath {
  return {
    id: '7c1f4d52-3f0e-4a51-9a0b-5b5c2f4f8d10',
    name: 'Platform Engineer',
    description: 'Keeps the ground on which others build.',
    category: 'DevOps',
    average_salary: 600_000,
    required_skills: ['Linux', 'Networking'],
    tools: ['Docker'],
    roadmap: [
      { title: 'Linux', description: 'Shell, processes and permissions.', duration: '4 weeks' },
      { title: 'Git', description: 'Branches and conflicts.', duration: '1 week' },
      { title: 'Containers', description: 'Small images.', duration: '2 weeks' },
    ],
    step_skills: [['Linux'], ['Git'], []],
    ...overrides,
  }
}
