import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

const DOER = anyOf(
  'developer, engineer, engineering, programmer, architect, lead, intern, trainee, sde',
  'consultant, specialist, development, expert, professional, fresher, associate',
  'engineers, developers, dev, tech lead, software engineer, app developer',
  'application developer',
)

/** "Back End Operations Executive" works behind a counter of another kind. */
const NO_COUNTER =
  '(?! (?:operations?|office|process|executive|associate|desk|sales|cashier|staff|supervisor|clerk' +
  '|assistant|coordinator|agent|work|marketer|marketing|recruiter|recruitment|hr|growth)(?![a-z]))'

export const MOBILE = rules(
  'Mobile',
  anyOf(
    'android, ios, mobile(?: app| application| apps)?, flutter, react native, swift',
    'kotlin multiplatform, xamarin, ionic',
  ) + `(?: [a-z+&/-]+){0,2} ${DOER}s?`,
  [
    '^(?:mobile|android|ios) apps?$',
    `${DOER},? (?:android|ios|mobile|flutter|react native)`,
    'sde[ -]?[0-9i]* (?:android|ios|mobile)',
  ],
)

export const WEB = [
  ...rules(
    'Full Stack',
    [
      '(?:react(?:[. ]?js)?|angular(?:[. ]?js)?|vue(?:[. ]?js)?|front ?-?end)\\s?(?:\\+|&|/|,|and|with|-)?\\s?' +
        anyOf(
          'core java, java, python, node(?:[. ]?js)?, \\.net(?: core)?, dot ?net, c#, php, laravel',
          'spring ?boot, golang, django, ruby, back ?-?end',
        ) +
        '(?: ?[a-z+/]+)?',
      anyOf(
        'core java, java, python, node(?:[. ]?js)?, \\.net(?: core)?, dot ?net, c#, php, laravel',
        'spring ?boot, golang, django, ruby, back ?-?end',
      ) +
        '\\s?(?:\\+|&|/|,|and|with|-)?\\s?(?:react(?:[. ]?js)?|angular(?:[. ]?js)?|vue(?:[. ]?js)?|front ?-?end)(?: ?[a-z+/]+)?',
    ],
    `full ?-?stack${NO_COUNTER}(?: [a-z]+)?|(?:mern|mean|mevn)(?: ?-?stack)?(?: [a-z]+)?|lamp developer`,
  ),
  ...rules('Frontend', [
    `front ?-?end${NO_COUNTER}(?: [a-z]+)?`,
    '(?:ui|web ui) (?:developer|engineer|engineering|architect|lead|programmer|technologist)',
    anyOf(
      'react, reactjs, react\\.js, angular, angularjs, vue, vuejs, vue\\.js, next\\.?js',
      'javascript, typescript, html, css',
    ) + `(?: ?js)? (?:[a-z./]+ )?${DOER}s?`,
    'web (?:developer|engineer|development|programmer|designer and developer)[a-z]*',
    '(?:wordpress|shopify|webflow|drupal|magento) (?:[a-z]+ )?(?:developer|intern|trainee|expert|specialist|engineer)s?',
    '(?:ui ?/ ?ux|ux ?/ ?ui|ui ?& ?ux|ui ux) (?:developer|engineer)s?',
  ]),
  ...rules(
    'Backend',
    `back ?-?end${NO_COUNTER}(?: [a-z]+)?|server ?-?side ${DOER}|api (?:developer|engineer|engineering)`,
  ),
]
