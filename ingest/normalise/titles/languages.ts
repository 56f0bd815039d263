import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const LANGUAGES = rules(
  'Backend',
  anyOf(
    'core java, java, j2ee, python, golang, go, node, nodejs, node\\.js, php, ruby',
    'ruby on rails, ror, rails, django, spring, spring ?boot, \\.net, dot ?net, asp\\.net',
    'c#, scala, rust, laravel, codeigniter, elixir, microservices',
  ) +
    '(?: ?(?:core|mvc|full|backend|software|web|/|&|and|,)? ?[a-z0-9#.+]*){0,2} ' +
    anyOf('developer, engineer, programmer, architect, lead, intern, trainee, consultant, fresher') +
    's?',
)
