import { BUSINESS_ANALYSIS, ANALYSIS } from './analysis.ts'
import { DATA } from './data.ts'
import { DRIVES } from './drives.ts'
import { ERP } from './erp.ts'
import { FIELDS } from './fields.ts'
import { EMBEDDED } from './hardware.ts'
import { LANGUAGES } from './languages.ts'
import { NON_IT_TITLES } from './non-it-titles.ts'
import { MANAGEMENT } from './management.ts'
import { OPERATIONS, TOOLS_OF_OPERATIONS, CLOUD_DEVELOPER } from './operations.ts'
import { PRODUCT, DESIGN } from './product-and-design.ts'
import { QUALITY } from './quality.ts'
import { rules, type TitleRule } from './rule.ts'
import { SECURITY } from './security.ts'
import { SOFTWARE } from './software.ts'
import { SUPPORT } from './support.ts'
import { MOBILE, WEB } from './web-and-mobile.ts'

/** Read in this order: what is special before what is general. */
export const DEFINITE: TitleRule[] = [
  ...NON_IT_TITLES,
  ...DRIVES,
  ...MANAGEMENT,
  ...rules('IT Support', [
    'systems? (?:and|&) network (?:administrator|admin|engineer|executive)s?',
    '(?:application|app|service|technology) operations (?:engineer|analyst|lead|specialist)s?',
    'computer hardware(?: [a-z]+)*',
    '(?:moodle|lms)(?: ?/ ?lms)? administrators?',
    'computer lab (?:technician|assistant|in-?charge|administrator)',
    '(?:network (?:and|&) hardware|hardware (?:and|&) network(?:ing)?) (?:engineer(?:ing)?|executive|technician|support)s?',
    '(?:his|hims|emr|hospital software) support (?:executive|engineer|associate)s?',
    'servers? (?:administrator|admin|engineer)s?',
    '^(?:it ?/ ?copa|copa)$',
    '(?:edp|ict) (?:expert|officer|manager|specialist|consultant|engineer|assistant|executive|in-?charge)s?',
    'systems? (?:officer|manager|assistant)s?',
    '(?:laptop|desktop|pc) (?:technician|engineer|repair[a-z]*)',
  ]),
  ...rules(
    'Data & AI',
    '(?:apache )?spark (?:developer|engineer)s?|(?:power ?bi ?/ ?)?fabric engineer|power ?bi engineer',
  ),
  ...rules('DevOps & Cloud', 'hpc (?:systems? )?(?:administrator|engineer|admin)s?'),
  ...rules('Engineering Management', '(?:manager|director|head) of software (?:development|engineering)'),
  ...rules('Data & AI', '(?:ai|ml|llm|chatbot|machine learning)(?: [a-z]+)? development'),
  ...rules('Data & AI', '(?:data|ml|ai) platforms? (?:lead|engineer|architect|developer)s?'),
  ...rules('ERP & CRM', 'sap (?:security|grc|basis|project|data|cloud)(?: [a-z&]+)*'),
  ...rules(
    'Embedded & Hardware',
    '(?:hardware|electronics?|pcb|board|chip|silicon)(?: hardware)? (?:test|testing|validation)(?: [a-z]+)?',
    'soc (?:design|verification|engineer|architect)',
  ),
  ...SECURITY,
  ...QUALITY,
  ...PRODUCT,
  ...ERP,
  ...EMBEDDED,
  ...DATA,
  ...MOBILE,
  ...WEB,
  ...DESIGN,
  ...OPERATIONS,
  ...TOOLS_OF_OPERATIONS,
  ...BUSINESS_ANALYSIS,
  ...SUPPORT,
  ...ANALYSIS,
  ...SOFTWARE.slice(0, 1),
  ...LANGUAGES,
  ...CLOUD_DEVELOPER,
  ...SOFTWARE.slice(1),
  ...FIELDS,
]
