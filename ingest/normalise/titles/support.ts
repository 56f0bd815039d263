import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const SUPPORT = rules(
  'IT Support',
  [
    anyOf(
      'euc, end user compute, messaging, collaboration, jamf, workplace technology, endpoint',
      'service ?desk, desk ?side, deskside',
    ) +
      ' (?:[a-z]+ )?' +
      anyOf('engineer, analyst, administrator, admin, specialist, consultant, lead, support', 'technician') +
      's?',
    'it hardware',
    '(?:manager of |head of )?it (?:and|&) (?:systems|infrastructure|networks?)',
    '(?:gps (?:and|&) )?it cell',
    'voip(?: engineer)?',
    '(?:voip|dialer|dialler|asterisk) (?:engineer|administrator|admin|specialist|executive)s?',
    'network (?:and|&) (?:surveillance|security|systems?|server) (?:engineer|administrator|technician|executive)s?',
    '(?:school )?erp (?:and|&) website in-? ?charge',
    anyOf(
      'exchange, o365, office 365, microsoft 365, m365, intune, sccm, citrix, vdi, active directory, wintel',
    ) +
      ' (?:[a-z]+ )?' +
      anyOf('administrator, admin, engineer, specialist, consultant, lead, support') +
      's?',
  ],
  [
    'it (?:[a-z]+ )?' +
      anyOf(
        'support, helpdesk, help desk, operations, administrator, admin, executive, engineer',
        'manager, specialist, analyst, technician, infrastructure, services?, asset, head',
        'officer, coordinator, associate, intern, trainee, assistant, consultant, director, lead',
        'systems?, professional, fresher',
      ) +
      '(?: [a-z]+)?',
    'information technology(?: [a-z]+)?',
    'it$',
  ],
  [
    anyOf(
      'technical, tech, desktop, application, applications, production, software, l ?[123]',
      'level [123], system, systems, cloud, network, platform, app, hardware, field, server',
      'database, api, integration, edi, end ?user, user, web, saas, sap, developer',
    ) + ' support(?: [a-z]+)?',
    '(?:product|customer|client|global) (?:technical )?(?:support|success|reliability|solutions?) (?:software )?engineer[a-z]*',
    'product support analysts?',
    'support (?:engineer|engineering|developer)[a-z]*',
    'desktop (?:engineer(?:ing)?|technician)',
    'service desk',
    'help ?desk',
    'noc',
    'network operations? cent(?:er|re)[a-z ]*',
    'sys ?admin[a-z]*',
    'systems? (?:and network )?(?:administrator|administration|admin)s?',
    'end user computing',
    'itsm',
    'itil',
    'technical account (?:manager|management|specialist)',
    'tam',
    'technical (?:solutions?|operations|services?|escalation|deployment) (?:engineer|engineering|specialist)[a-z]*',
    'windows (?:[a-z]+ )?(?:administrator|admin|engineer)s?',
    'middleware (?:administrator|admin)',
    'computer (?:technician|hardware)[a-z ]*',
    'data cent(?:er|re) (?:technician|engineer|operations|operator|specialist|lead)[a-z ]*',
    '(?:major )?incident manager',
    'problem manager',
    'hardware (?:and|&) network[a-z]*',
    'hardware technician',
    'network technician',
    'techops (?:engineer|integration)[a-z ]*',
  ],
)
