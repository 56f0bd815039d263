import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const PRODUCT = rules('Product', [
  '(?:product|platform) (?:managers?|management|owners?|lead|head|director|intern|associate manager)',
  anyOf('head, director, vp, vice president, svp, avp, chief, lead, manager') +
    ('(?:,| -| of| -)? ?(?:of )?(?:the )?(?:digital |core |growth |mobile |consumer )?product' +
      '(?! marketing| support| sales| design| operations| engineering| security| counsel)' +
      '(?: officer| management)?'),
  'apm',
  'cpo',
  'product management [a-z]+',
  'product strategist',
  'group product manager',
  'pm (?:intern|lead)',
])

export const DESIGN = rules('Design', [
  anyOf(
    'ux, ui, user experience, user interface, product, interaction, visual, web, ux ?/ ?ui',
    'ui ?/ ?ux, ui ?& ?ux, uiux, website, service, experience, digital product, app',
    'web and app, ui and ux, game ui, mobile',
  ) + ' design(?:er|ers|ing)?(?: [a-z]+)?',
  'ux(?: [a-z]+)?',
  'ui ?/ ?ux(?: [a-z]+)?',
  'ui ux',
  'user research(?:er)?',
  'content designer',
  'design systems?(?: [a-z]+)?',
  'design technologist',
  'founding designer',
  'information architect',
  'head of design',
  '^design (?:manager|director|lead)',
])
