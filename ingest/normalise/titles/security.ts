import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const SECURITY = rules(
  'Security',
  [
    anyOf(
      'cyber, information, application, app, product, cloud, network, infrastructure, info, it',
      'software, offensive, platform, data, endpoint, browser, ai, api, mobile, web',
      'enterprise, devops, container',
    ) + '[ -]?security(?: [a-z]+)?',
    'cybersecurity',
    'infosec',
    'appsec',
  ],
  'security (?:and [a-z]+ )?' +
    anyOf(
      'engineer, engineering, analyst, architect, researcher, research, consultant, operations',
      'specialist, developer, incident, lead, manager, administrator, software, intern, tester',
      'testing, response, grc, compliance engineer, automation, associate, trainee',
    ) +
    's?',
  '(?:firewall|waf|palo alto|checkpoint|fortinet) ' +
    anyOf('engineer, administrator, admin, specialist, analyst, consultant') +
    's?',
  anyOf(
    'okta, cyberark, sailpoint, ping ?identity, forgerock, zscaler, crowdstrike, qualys',
    'forcepoint, imperva, qradar, sentinel, dlp, pam, edr, xdr',
  ) +
    ' (?:[a-z]+ )?' +
    anyOf('engineer, administrator, admin, analyst, developer, consultant, specialist, architect', 'lead') +
    's?',
  '(?:iso ?27001|pci ?dss|soc ?2|hitrust)(?: [a-z]+)?',
  'cyber(?: [a-z]+)? ' +
    anyOf(
      'consultant, analyst, engineer, associate, manager, specialist, lead, risk, defen[cs]e',
      'intern, trainee, expert, officer',
    ) +
    's?',
  [
    'soc (?:l[123] )?(?:analyst|lead|manager|l[123])',
    'siem',
    'penetration test[a-z]*',
    'pen ?test[a-z]*',
    'ethical hack[a-z]*',
    'vapt',
    'vulnerability [a-z]+',
    'threat [a-z]+',
    'devsecops',
    'malware [a-z]+',
    'ciso',
    'red team[a-z]*',
    'blue team[a-z]*',
    '(?:iam|identity (?:and|&) access)(?: [a-z]+)?',
    '(?:it |cyber |information )?security risk (?:analyst|manager|engineer|specialist|consultant|associate)',
    'associate analyst cyber',
    'bug bounty',
    'cryptographer',
    'cryptography engineer',
    'grc (?:analyst|engineer|consultant|specialist)',
    'it (?:audit|governance|risk)[a-z]*',
    'dfir',
    'digital forensic[a-z]*',
  ],
)
