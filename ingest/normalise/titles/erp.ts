import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

const PRODUCTS = anyOf(
  'kinaxis, blue ?yonder, manhattan (?:wms|active), coupa, ariba, anaplan, hyperion',
  'one ?stream, jd ?edwards, jde, infor(?: ln| m3)?, ifs, veeva, success ?factors, siebel',
  'n ?cino, vlocity, maximo, teamcenter, windchill, murex, calypso, avaloq, t24, flexcube',
  'mambu, ramco, epicor, sage x3, microsoft d365, oracle (?:epm|otm|cpq|pbcs), celonis, sap',
)

export const ERP = rules(
  'ERP & CRM',
  [
    PRODUCTS +
      ' (?:[a-z&/]+ ){0,2}' +
      anyOf(
        'consultant, developer, analyst, administrator, admin, specialist, architect, engineer',
        'lead, solution architect, functional, technical, model builder',
      ) +
      's?',
    `^${PRODUCTS}$`,
  ],
  [
    '^(?:workday|guidewire|netsuite|oracle (?:hcm|fusion|ebs|erp|scm))$',
    '(?:fusion|oracle|sap) (?:hcm|scm|erp|financials)(?: [a-z-]+)?',
    'techno[ -]?functional',
    'core banking (?:[a-z]+ )?(?:consultant|developer|analyst|engineer|specialist|functional|lead)s?',
    '(?:tally|tdl) developer',
    'sap(?: [a-z0-9/&-]+)?',
    'abap',
    'salesforce(?: [a-z]+)?',
    'sfdc',
    'service ?now(?: [a-z]+)?',
    'dynamics (?:365|crm|ax|nav)',
    'ms dynamics',
    'd365(?: [a-z]+)?',
    'oracle ' +
      anyOf(
        'ebs, fusion, erp, apps, hcm, scm, functional, technical, cloud, apex, consultant',
        'retail, financials',
      ) +
      '(?: [a-z]+)?',
    'netsuite',
    'peoplesoft',
    'workday (?:[a-z]+ )?' +
      anyOf('consultant, developer, analyst, hcm, integration, administrator, functional, engineer'),
    'erp ' +
      anyOf(
        'executive, trainee, intern, support, developer, consultant, functional, technical',
        'analyst, administrator, admin, engineer, implementation, specialist, lead, manager',
        'architect, support',
      ),
    'crm ' +
      anyOf(
        'developer, consultant, functional, technical, administrator, admin, engineer',
        'implementation, architect',
      ),
    'odoo',
    'zoho (?:developer|consultant|creator)',
    'guidewire',
    'pega(?: [a-z]+)?',
    'mulesoft',
    'duck creek',
    'temenos',
    'finacle',
    'zendesk (?:developer|administrator)',
    'hubspot developer',
  ],
)
