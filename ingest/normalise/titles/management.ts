import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const MANAGEMENT = rules(
  'Engineering Management',
  [
    anyOf(
      'engineering, software development, software engineering, software, engineer, r&d',
      'technology, development engineering, mobile engineering',
    ) + ' (?:manager|director|head|leader|management)',
    '(?:sr|senior)? ?em',
  ],
  '(?:head|director|vp|avp|svp|vice president|manager|chief)(?:,| -| of| -)? ?(?:of )?' +
    '(?:software |platform |product |backend |frontend |data |cloud |mobile |quality )?' +
    '(?:engineering|technology)',
  [
    '(?<!quality |test |data |sales )engineering leads?',
    '(?:project|program|programme|delivery) (?:manager|head|director) it$',
  ],
  [
    'cto',
    'chief (?:technology|technical|information) officer',
    'cio',
    '(?:senior )?(?:technical|tech|it|engineering|software|digital|agile) ' +
      '(?:program|programme|project|delivery|product delivery) ' +
      '(?:manager|management|lead|coordinator|director|head)',
    'tpm',
    'scrum ?master',
    'agile coach',
    'release train engineer',
    'technical pmo',
  ],
)
