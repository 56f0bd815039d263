import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

/** Before support: "IT Business Analyst" analyses. */
export const BUSINESS_ANALYSIS = rules(
  'Analyst',
  '(?:it |technical |senior )?business (?:systems? |process )?analysts?',
)

export const ANALYSIS = rules('Analyst', [
  'business (?:systems? |process |technology |it )?analy(?:st|sis)',
  anyOf(
    'it, technical, technology, systems?, product, functional, software, application, web',
    'growth, digital analytics, requirements?, solutions?',
  ) + ' (?:business )?analysts?',
  anyOf(
    'product, web, digital, customer, marketing, growth, user, people, risk, business, game',
    'decision, advanced',
  ) +
    ' analytics ' +
    anyOf('analyst, engineer, manager, lead, consultant, specialist, associate, intern, scientist'),
  '(?:techno[ -]?)?functional (?:consultant|analyst)',
])
