/** Where a row holds a word: one bit each, in `PostingLists`. */
export const FIELDS = { title: 1, skills: 2, company: 4, place: 8, facts: 16 } as const
export const FIELD_BITS = 5
/** The numbers of these bits. */
export const [TITLE, SKILLS, COMPANY, PLACE] = [0, 1, 2, 3] as const
