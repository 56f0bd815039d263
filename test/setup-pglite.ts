import type { TestProject } from 'vitest/node'
import { embeddedTemplate } from './embedded-template.ts'

/** Before the database tests on PGlite: the folder that every test file copies is there. */
export async function setup(project: TestProject): Promise<void> {
  await embeddedTemplate()
  project.provide('engine', 'pglite')
}
