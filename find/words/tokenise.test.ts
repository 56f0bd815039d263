import { expect, test } from 'vitest'
import { tokenise, tokeniseHtml } from './tokenise.ts'

test.each([
  ['Senior C++ Developer', ['senior', 'c++', 'developer']],
  ['C++17, C/C++ and C', ['c++', 'c', 'c++', 'and', 'c']],
  ['C# / F#', ['c#', 'f#']],
  ['.NET Core', ['.net', 'core']],
  ['ASP.NET MVC', ['asp', '.net', 'mvc']],
  ['mail@corp.net and network', ['mail', 'corp', 'net', 'and', 'network']],
  ['Node.js, React.JS and D3.js.', ['nodejs', 'reactjs', 'and', 'd3js']],
  ['UI/UX, CI/CD, A/B', ['ui', 'ux', 'ci', 'cd', 'a', 'b']],
  ['Go, R, QA, ML, AI & BI', ['go', 'r', 'qa', 'ml', 'ai', 'bi']],
  ['SDE-1 (L2)', ['sde', '1', 'l2']],
  ["Master's degree, the teams' work", ['master', 'degree', 'the', 'teams', 'work']],
  ['Zürich café – Nestlé™', ['zurich', 'cafe', 'nestle']],
  ['पुणे नौकरी', ['पुणे', 'नौकरी']],
  ['3+ years 🚀 ₹4', ['3', 'years', '4']],
  ['full-time', ['full', 'time']],
  ['', []],
  ['… — !', []],
])('%j has the words %j', (text, words) => {
  expect(tokenise(text)).toEqual(words)
})

test('reads the text of HTML, not its tags and entities', () => {
  expect(tokeniseHtml('<p>Build <strong>APIs</strong> &amp; tests</p><li>Java</li>')).toEqual([
    'build',
    'apis',
    'tests',
    'java',
  ])
  expect(tokeniseHtml('R&D & AT&T < 5')).toEqual(['r', 'd', 'at', 't'])
})

test('a word without an end is cut', () => {
  expect(tokenise('x'.repeat(1000))).toEqual(['x'.repeat(40)])
})
