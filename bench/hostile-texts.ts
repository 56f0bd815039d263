/** What descriptions of the most work are made of: each is repeated to the length asked for, in one line and in many. */
const PIECES = [
  [
    '5 LPA ',
    '₹5,00,000 - ',
    'Rs. 5 p.a. ',
    'salary: 5 lakh to ',
    'CTC ',
    '1234567890',
    '12,00,000 ',
    '5 to ',
  ],
  [
    '2-3 years ',
    '3-5 yrs Pune 5-8 LPA NP 15 days ',
    'experience ',
    'Experience: ',
    '0-1 years of experience in Java or ',
    'minimum 3 years; ',
  ],
  ['Location: Pune, ', 'Bengaluru ', 'Pune/Mumbai | ', 'Based in Pune. ', 'IN, ', 'Sector 62, '],
  ['work from home ', 'hybrid ', '3 days in office ', 'remote or office ', 'WFH. '],
  ['2025 batch ', 'B.Tech 2024/2025 ', 'freshers ', 'not ', 'no freshers '],
  [
    'B.Tech CSE, ',
    'walk-in on 5 Dec ',
    '5, ',
    'bond 2 years ',
    'notice 30 days ',
    'Rs 500 registration fee ',
    'no bond or ',
    'BS/MS ',
    'Education: 12th ',
    '5 Nos. ',
    'immediate or 5 ',
  ],
  [
    'English, Hindi ',
    'night shift ',
    '3 days a week in office, ',
    'openings: 5 ',
    'travel 20% ',
    'relocation support ',
  ],
  ['C, R and Go, ', 'Java ', '.net ', 'c++ '],
  [
    'a',
    'a ',
    'a.b.',
    'A. ',
    ': ',
    'x: y ',
    '| a ',
    '• a ',
    '- ',
    '"',
    "'s ",
    '…',
    '\u00a0',
    'é ',
    '😀',
    'ﬃ ',
  ],
  ['<b>a ', '<ul><li>a ', '<br>', '</b>', '&lt;', '<a href="https://x.example">', '<!-- ', '< '],
].flat()

/** Texts of this many characters, each with what it repeats. */
export function hostileTexts(characters: number): { piece: string; text: string }[] {
  return PIECES.flatMap((piece) => {
    const repeated = piece.repeat(Math.ceil(characters / piece.length))
    const lines = `${piece}\n`.repeat(Math.ceil(characters / (piece.length + 1)))
    return [
      { piece, text: repeated },
      { piece: `${piece}\\n`, text: lines },
    ]
  })
}
