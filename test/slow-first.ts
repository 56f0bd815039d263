import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { SLOW_FILES } from './test-files.ts'

/** Starts the slowest files first, so that none runs alone at the end. The others follow in Vitest's order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const index = SLOW_FILES.indexOf(relative(project.config.root, moduleId))
      return index < 0 ? SLOW_FILES.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
