import type { TestProject } from 'vitest/node'
import { embeddedTemplate } from './embedded-template.ts'

/** Before the database tests on PGlite: creates the template folder that every test file copies. */
export async function setup(project: TestProject): Promise<void> {
  await embeddedTemplate()
  project.provide('engine', 'pglite')
}
