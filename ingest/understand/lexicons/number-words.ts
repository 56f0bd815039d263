import { table } from '../scan/lexicon.ts'

/** Numbers as words, with their values. */
export const NUMBER_WORDS = table(
  'number',
  [
    ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
      ' ',
    ),
    ...'sixteen seventeen eighteen nineteen twenty'.split(' '),
  ]
    .map((word, value) => `${word}  number  ${value}`)
    .concat(
      'thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, index) => `${word}  number  ${(index + 3) * 10}`),
    )
    .concat('(a|the) couple of  number  2', 'half a dozen  number  6')
    .join('\n'),
)
