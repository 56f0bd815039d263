import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const OPERATIONS = rules(
  'DevOps & Cloud',
  [
    'dev ?-? ?ops(?: [a-z]+)?',
    'sre',
    'site reliability(?: [a-z]+)?',
    'cloud (?!support)(?:[a-z]+ )?' +
      anyOf(
        'engineer, engineering, architect, administrator, admin, consultant, operations',
        'developer, specialist, lead, intern, associate, analyst, manager, trainee',
      ) +
      '[a-z]*',
    'cloudops',
    'finops (?:engineer|analyst|lead|specialist)',
    'platform (?:engineer|engineering|reliability|architect|operations engineer)[a-z]*',
    'infrastructure ' +
      anyOf(
        'engineer, engineering, architect, lead, developer, specialist, manager, intern',
        'automation, consultant, analyst, administrator, operations',
      ) +
      '[a-z]*',
    'core infrastructure',
    'infra (?:engineer|lead|architect)',
  ],
  [
    anyOf(
      'kubernetes, openshift, aws, azure, gcp, google cloud, terraform, vmware, openstack',
      'observability, (?<!transaction )monitoring',
    ) +
      '(?: [a-z]+)? ' +
      anyOf('engineer, administrator, admin, architect, consultant, specialist, lead, associate') +
      '[a-z]*',
    anyOf(
      'build, release, build and release, production reliability, systems? reliability',
      'service reliability, integration reliability, reliability, devex, developer productivity',
    ) + ' engineer[a-z]*',
    '(?:configuration|release) manager',
    'network (?:and security |security |development |operations |automation |reliability )?' +
      anyOf(
        'engineer, engineering, administrator, admin, architect, analyst, specialist, developer',
        'lead, technician, consultant, intern, trainee',
      ) +
      '[a-z]*',
    '(?:linux|unix|storage|backup) (?:systems? )?(?:administrator|admin|engineer|system administrator)',
  ],
)

export const TOOLS_OF_OPERATIONS = rules(
  'DevOps & Cloud',
  anyOf(
    'splunk, dynatrace, appdynamics, new relic, datadog, elk, nagios, solarwinds, chef',
    'puppet, ansible, jenkins, docker, helm, istio, sd-?wan, voip, cisco, juniper',
    'wireless network, wi-?fi, f5, load balancer, routing (?:and|&) switching, network ops',
  ) +
    ' (?:[a-z]+ )?' +
    anyOf('engineer, administrator, admin, analyst, developer, consultant, specialist, architect', 'lead') +
    's?',
  '^(?:computer )?network(?:s|ing)?$|(?:network|cloud|systems?) operations$',
)

export const CLOUD_DEVELOPER = rules('DevOps & Cloud', '(?:aws|azure|gcp|cloud)(?: [a-z]+)? developers?')
