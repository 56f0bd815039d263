import type { Row } from '../scan/lexicon.ts'
import { BATCH_WORDS } from './batch-words.ts'
import { CLAUSE_WORDS, DENIAL_WORDS } from './clause-words.ts'
import { DUTY_VERBS } from './duty-verbs.ts'
import { EDUCATION_WORDS } from './education-words.ts'
import { EXPERIENCE_WHOSE_WORDS } from './experience-whose-words.ts'
import { EXPERIENCE_WORDS } from './experience-words.ts'
import { JOB_TYPE_WORDS } from './job-type-words.ts'
import { LAST_DATE_WORDS } from './last-date-words.ts'
import { LEVEL_WORDS } from './level-words.ts'
import { MODE_WORDS } from './mode-words.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { PLACE_SENTENCE_WORDS } from './place-sentence-words.ts'
import { PLACE_WORDS } from './place-words.ts'
import { ROLE_WORDS } from './role-words.ts'
import { MONEY_WORDS } from './money-words.ts'
import { PAY_CLAUSE_WORDS } from './pay-clause-words.ts'
import { PAY_WORDS } from './pay-words.ts'
import { SKILL_WORDS } from './skill-words.ts'
import { TERM_WORDS } from './term-words.ts'
import { WALK_IN_WORDS } from './walk-in-words.ts'

/** Every table of words. A reader that brings its own adds it here. */
export const LEXICONS: Row[] = [
  ...NUMBER_WORDS,
  ...CLAUSE_WORDS,
  ...DENIAL_WORDS,
  ...BATCH_WORDS,
  ...PLACE_WORDS,
  ...PLACE_SENTENCE_WORDS,
  ...EXPERIENCE_WORDS,
  ...EXPERIENCE_WHOSE_WORDS,
  ...ROLE_WORDS,
  ...LEVEL_WORDS,
  ...MODE_WORDS,
  ...JOB_TYPE_WORDS,
  ...DUTY_VERBS,
  ...MONEY_WORDS,
  ...PAY_WORDS,
  ...PAY_CLAUSE_WORDS,
  ...SKILL_WORDS,
  ...EDUCATION_WORDS,
  ...TERM_WORDS,
  ...WALK_IN_WORDS,
  ...LAST_DATE_WORDS,
]
