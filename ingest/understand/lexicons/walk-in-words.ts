import { table } from '../scan/lexicon.ts'

const WALK_IN = '(walk in|walk ins|walkin|walkins|walk - in)'

/** Words of days on which one may come for an interview unasked. */
export const WALK_IN_WORDS = [
  ...table(
    'walk in',
    `
    # Customers, patients and cupboards.
    ${WALK_IN} (customer|customers|closet|closets|clinic|clinics|cooler|coolers|freezer|freezers|patient|patients|guests|traffic)  -
    (organise|organize|coordinate|plan|arrange|handle|past|reports on) [<n>] ${WALK_IN} [drive|drives|interview|interviews]  -
    ${WALK_IN} [drive|drives|interview|interviews] (is|are) (not|no longer)|(can|may) walk in and  -
    walk in (the|and|to|your|their|his|her|without|a|our)|(walkins|walk ins) of|(customers|guests|patients|users|they|people) walk in  -
    (direct|mega|weekend|off campus|campus) ${WALK_IN} [drive|interview|interviews]  walk in
    ${WALK_IN} (drive|drives|interview|interviews|event|events|details|date|dates|venue|address|hiring|opportunity)  walk in
    ${WALK_IN} [is|are] (welcome|directly|every|this|for freshers|for interview|monday|between|today|tomorrow)  walk in
    (can|may) [directly] walk in  walk in
    ${WALK_IN}  walk in  bare
    `,
  ),
  ...table(
    'walk in around',
    `
    [walk in|walkin|interview|drive] (date|dates|day|days)|when  walk in date label
    [walk in|walkin|interview|drive] (time|timing|timings)|reporting time  walk in date label
    [walk in|walkin|interview|drive] (venue|address|place)|interview location|reporting location  walk in venue label
    (bring|carry) [along] (your|a|an|the|two|2|3|three|copies|copy)  walk in bring
    (bring|carry) [along] (updated|hard|original|originals|resume|cv|all|following|photo|id)  walk in bring
    documents to (carry|bring)|(things|what) to (carry|bring)|documents (required|needed)|carry with you  walk in bring
    come with (your|a|an) [updated] (resume|cv)|(bring|carry) :  walk in bring
    `,
  ),
  ...table(
    'month',
    'january february march april may june july august september october november december'
      .split(' ')
      .map((name, month) => `${name}|${name.slice(0, 3)}${month === 8 ? '|sept' : ''}  month  ${month + 1}`)
      .join('\n'),
  ),
]
