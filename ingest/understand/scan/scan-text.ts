import { readDescription } from '../document/description.ts'
import { sectionLines } from '../document/sections.ts'
import { scanPosting, type PostingTexts, type ScannedPosting } from './scan.ts'

/** Scans a posting of which only some texts are given, for the tests of a reader. */
export function scanText({ text = '', ...given }: Partial<PostingTexts> & { text?: string }): ScannedPosting {
  return scanPosting({
    title: '',
    experience: null,
    pay: null,
    employmentType: null,
    workplaceType: null,
    locations: [],
    offices: [],
    departments: [],
    skills: [],
    lines: sectionLines(readDescription(text).lines),
    ...given,
  })
}
