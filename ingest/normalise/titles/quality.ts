import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const QUALITY = rules(
  'QA & Testing',
  [
    '(?:head|director|manager|vp|lead) of (?:qa|quality assurance|testing|quality engineering)',
    'sdet',
    'qa',
    'qe',
    'sqa',
    'quality engineering',
    'software quality',
    'quality assurance (?:engineer|analyst|automation|tester|lead|manager|intern|trainee|specialist)',
    'quality assurance internship',
    'test (?:and|&) validation (?:engineer|lead|manager)',
    'quality analyst (?:software|automation)',
    'software quality assurance',
  ],
  [
    'test(?:ing)? ' +
      anyOf(
        'engineer, lead, analyst, manager, architect, automation, specialist, developer',
        'consultant, intern, trainee',
      ) +
      '[a-z]*',
    anyOf('automation, manual, software, performance, mobile, game, api, functional, system, load', 'uat') +
      ' test(?:er|ing|s)?(?: [a-z]+)?',
    '(?:[a-z#+.]+ ){0,2}(?:selenium|cypress|playwright|appium)(?: [a-z]+){0,2} ' +
      anyOf('engineer, developer, tester, specialist, lead, analyst') +
      's?',
    'testers?',
    'test automation',
    'automation (?:qa|tester)',
    'engineer in test',
    'in test',
    'software test[a-z]*',
  ],
)
