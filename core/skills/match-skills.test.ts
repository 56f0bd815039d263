import { expect, test } from 'vitest'
import { matchSkills } from './match-skills.ts'

const inText = (text: string) => matchSkills({ texts: [text], labels: [] })
const inLabels = (...labels: string[]) => matchSkills({ texts: [], labels })

test.each([
  ['Programming in Java (IIT Kharagpur)', ['Java']],
  ['Learn JavaScript, not coffee', ['JavaScript']],
  ['React Native: Getting Started', ['React Native']],
  ['SQL Server and PL/SQL', ['SQL Server', 'PL/SQL']],
  ['DevOps with Kubernetes (k8s)', ['Kubernetes']],
  ['Build APIs with Node.js and nodejs tools', ['Node.js']],
  ['Learn ASP.NET Core', ['.NET']],
  ['Mail company.net for a place', []],
  ['Find the time to go to a class, and react', []],
  ['An Introduction to Statistical Learning', []],
])('%s', (text, skills) => {
  expect(inText(text)).toEqual(skills)
})

test('a tag means a skill by any of its names, short ones too', () => {
  expect(inLabels('Go', 'c', 'Vue', 'Express', 'Usability testing', 'Free certificate')).toEqual([
    'Go',
    'C',
    'Vue.js',
    'Express.js',
    'User research',
  ])
})

test('a skill is named once, in the order of the dictionary', () => {
  expect(matchSkills({ texts: ['Docker and python'], labels: ['Python', 'Docker'] })).toEqual([
    'Python',
    'Docker',
  ])
})
