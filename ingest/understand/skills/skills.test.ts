import { expect, test } from 'vitest'
import { scanLine } from '../scan/scan.ts'
import { scanText } from '../scan/scan-text.ts'
import { readSkills } from './skills.ts'

function skillsIn(text: string, title = '') {
  return readSkills(scanText({ title, text })).value.map(({ name }) => name)
}

test.each([
  ['ReactJS', ['React']],
  ['Code in REACT and HTML CSS JS', ['React', 'HTML', 'CSS', 'JavaScript']],
  ['You know Rust.', ['Rust']],
  ['Go, Rust, C++', ['Go', 'Rust', 'C++']],
  ['Experience with Ruby is a must', ['Ruby']],
  ['Written in Swift and Objective-C', ['Swift', 'Objective-C']],
  ['Flutter & Dart', ['Flutter', 'Dart']],
  ['CI-CD pipelines', ['CI/CD']],
  ['Java, JPA, Oracle', ['Java', 'Oracle Database']],
  ['React.js and Redux', ['React', 'Redux']],
  ['React Native', ['React Native']],
  ['NodeJS, ExpressJS, MongoDB', ['Node.js', 'Express.js', 'MongoDB']],
  ['Javascript', ['JavaScript']],
  ['Java', ['Java']],
  ['ASP.NET Core, C#, SQL Server', ['.NET', 'C#', 'SQL Server']],
  ['.Net developer', ['.NET']],
  ['We use Go, Python and Java', ['Go', 'Python', 'Java']],
  ['Java/Go/C++', ['Java', 'Go', 'C++']],
  ['services written in Go.', ['Go']],
  ['Golang', ['Go']],
  ['Go, PostgreSQL', ['Go', 'PostgreSQL']],
  ['Skills: Go, Yocto', ['Go']],
  ['HTML/CSS/JS', ['HTML', 'CSS', 'JavaScript']],
  ['Node JS', ['Node.js']],
  ['MS SQL', ['SQL Server']],
  ['data visualization', ['Data visualization']],
  ['C, C++', ['C', 'C++']],
  ['C programming', ['C']],
  ['C/C++ and embedded C', ['C++', 'Embedded C']],
  ['Python or R', ['Python', 'R']],
  ['R programming', ['R']],
  ['Spring Boot, Hibernate', ['Spring Boot', 'Hibernate']],
  ['Swift and iOS', ['Swift', 'iOS']],
  ['MS Excel and Power BI', ['Excel', 'Power BI']],
  ['HTML5/CSS3', ['HTML', 'CSS']],
  ['K8s', ['Kubernetes']],
  ['AI/ML models, LLMs', ['Machine Learning', 'LLMs']],
  ['SAP ABAP', ['SAP ABAP']],
  ['RESTful APIs', ['REST APIs']],
  ['OOPs concepts', ['OOP']],
  ['PostgreSQL and MySQL', ['PostgreSQL', 'MySQL']],
])('%j names %j', (text, names) => {
  expect(skillsIn(text)).toEqual(names)
})

test.each([
  'Experience in Go-to-Market and go live',
  'Rust never sleeps',
  'Ruby Hall Clinic hires nurses',
  'Swift response to customers',
  'Go above and beyond',
  'Ready to Go and win',
  'react to changes quickly',
  'Reactive systems',
  'C-level executives and Series C',
  'Plan A, B, or C',
  'R&D team',
  'You excel at writing',
  'SWIFT payments and ISO 20022',
  'spring season',
  'rest of the team',
  'node of the graph',
  'a rust-proof coating',
  'sap rises',
  'Share your GitHub profile or GitLab link',
  'mail us at jobs@company.net',
])('%j names no skill', (text) => {
  expect(skillsIn(text)).toEqual([])
})

test('skills of the title come first, then those of the requirements, then the others; none of the company', () => {
  const lines = [
    scanLine('Our partners include Snowflake', { kind: 'text', section: 'about' }),
    scanLine('You will deploy on AWS', { kind: 'text', section: 'other' }),
    scanLine('Kafka', { kind: 'text', section: 'preferred' }),
    scanLine('PostgreSQL and Docker', { kind: 'text', section: 'requirements' }),
    scanLine('An Android phone', { kind: 'text', section: 'offer' }),
  ]
  const { value } = readSkills({ ...scanText({ title: 'Java Developer', skills: ['Hibernate'] }), lines })
  expect(value.map(({ name }) => name)).toEqual(['Java', 'Hibernate', 'PostgreSQL', 'Docker', 'AWS', 'Kafka'])
})

test('at most twelve', () => {
  const many =
    'Java, Python, Scala, Kotlin, PHP, Ruby, MySQL, MongoDB, Redis, Kafka, Docker, Kubernetes, AWS, Azure'
  expect(skillsIn(many)).toHaveLength(12)
})
