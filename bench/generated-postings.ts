import { BRANCHES, DEGREES } from '#core/degrees.ts'
import { JOB_CATEGORIES, JOB_TYPES } from '#core/job.ts'
import { slugOf } from '#core/slug.ts'
import { EMPTY_SEARCH, UNSTATED_GROUPS, type JobSearch } from '#core/find/job-search.ts'
import type { IndexedJob } from '#db/queries/jobs/indexed-jobs.ts'

const CITIES = [
  'Bengaluru',
  'Hyderabad',
  'Pune',
  'Chennai',
  'Mumbai',
  'Gurugram',
  'Noida',
  'Delhi',
  'Kolkata',
  'Ahmedabad',
  'Kochi',
  'Indore',
  'Jaipur',
  'Coimbatore',
  'Thiruvananthapuram',
  'Chandigarh',
  'Nagpur',
  'Mysuru',
  'Vadodara',
  ...Array.from({ length: 41 }, (_, index) => `Nagar ${index}`),
]
const KNOWN_SKILLS = [
  'Python',
  'Java',
  'SQL',
  'JavaScript',
  'React',
  'AWS',
  'Git',
  'Docker',
  'Kubernetes',
  'C++',
  'Node.js',
  'Go',
  'Selenium',
  'Machine Learning',
  'Spring Boot',
  'Angular',
  'TypeScript',
  '.NET',
  'C#',
  'Linux',
]
const SKILLS = [...KNOWN_SKILLS, ...Array.from({ length: 380 }, (_, index) => `Tool${index}`)]
const ROLES = [
  'Software Engineer',
  'Backend Developer',
  'QA Analyst',
  'Data Engineer',
  'DevOps Engineer',
  'Test Lead',
]
const RANKS = ['', 'Senior ', 'Junior ', 'Lead ', 'Principal ', 'Associate ']
const COMPANIES = 5000
const PLAIN_WORDS = 20_000
const DAY_US = 86_400_000_000

/** Numbers below `count`; a small one is far more frequent than a large one, as words and companies are. */
function skewed(number: number, salt: number, count: number): number {
  return Math.floor(count * fraction(number, salt) ** 2)
}

/** A number from 0 to 1 that is the same in every run. */
function fraction(number: number, salt: number): number {
  const mixed = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32
}

function one<Value>(values: readonly Value[], number: number, salt: number): Value {
  return values[skewed(number, salt, values.length)] as Value
}

/** The posting of a number, as real ones are spread: few companies, cities and skills have most of them. */
export function generatedPosting(number: number, now: Date): IndexedJob {
  // Of 15 three are one opening in three places: what the employer says of the work is the same.
  const isShared = number % 15 < 3
  const work = isShared ? number - (number % 15) : number
  const remote = fraction(number, 1) < 0.2
  const cities = [
    ...new Set([one(CITIES, number, 2), one(CITIES, number, fraction(number, 4) < 0.3 ? 3 : 2)]),
  ]
  const years = fraction(work, 5) < 0.7 ? Math.floor(fraction(work, 6) * 10) : null
  const pay = fraction(work, 7) < 0.2 ? (3 + Math.floor(fraction(work, 8) * 30)) * 100_000 : null
  const skills = Array.from({ length: 5 }, (_, index) => one(SKILLS, work, 20 + index))
  return {
    id: uuidOf(number),
    title: `${one(RANKS, work, 15)}${one(ROLES, work, 16)}, ${skills[0]}`,
    company: `Tarangini ${skewed(work, 17, COMPANIES)}`,
    location: remote ? 'Remote, India' : cities.join(', '),
    locations: cities,
    category: one(JOB_CATEGORIES, work, 18),
    experience_level: years === 0 ? 'Fresher' : years === null ? null : 'Experienced',
    experience_min: years,
    experience_max: years === null ? null : years + 3,
    batch: fraction(work, 19) < 0.1 ? [2025, 2026] : [],
    degrees: fraction(work, 37) < 0.4 ? 1 << skewed(work, 38, DEGREES.length) : 0,
    branches: fraction(work, 39) < 0.2 ? 1 << skewed(work, 40, BRANCHES.length) : 0,
    work_mode: remote
      ? 'remote'
      : fraction(number, 30) < 0.5
        ? 'onsite'
        : fraction(number, 31) < 0.5
          ? 'hybrid'
          : null,
    salary_min: pay,
    salary_max: pay === null ? null : pay + 400_000,
    salary_period: 'year',
    job_type: one(JOB_TYPES, work, 32),
    skills: [...new Set(skills)],
    source: `greenhouse:tarangini${skewed(work, 17, COMPANIES)}`,
    is_sample: false,
    posted_at: now.getTime() * 1000 - Math.floor(fraction(number, 33) * 60 * DAY_US),
    verified_at: now.getTime() * 1000 - Math.floor(fraction(number, 34) * 10 * DAY_US),
    follows_board: true,
    clicks: skewed(number, 35, 500),
    clicks_last_7_days: skewed(number, 36, 50),
    content_changed_at: 0,
    opening: isShared ? uuidOf(work) : null,
  }
}

/** About 2 kB of words, few of them in most descriptions and most of them in few. */
export function generatedDescription(number: number): string {
  const words = Array.from({ length: 260 }, (_, index) => {
    const word = skewed(number, 100 + index, PLAIN_WORDS)
    return word < 40 ? (KNOWN_SKILLS[word % KNOWN_SKILLS.length] ?? '') : `word${word.toString(36)}`
  })
  return `<p>${words.join(' ')}</p>`
}

const WORDS = [
  '',
  '',
  'python',
  'java developer',
  'qa',
  'pyhton',
  'senior backend',
  'reactjs',
  'tarangini 7',
  'devops aws',
  'machine learning',
  'c++',
  'software engineer pune',
  'data',
  'bangalore',
  'selenum tester',
  'wfh',
  'engineer',
]

/** Searches as visitors make them: most with one or two filters, many with words. */
export function generatedSearch(number: number): JobSearch {
  const asks = (salt: number, share: number) => fraction(number, salt) < share
  const years = 1 + Math.floor(fraction(number, 60) * 6)
  return {
    ...EMPTY_SEARCH,
    search: WORDS[Math.floor(fraction(number, 50) * WORDS.length)] ?? '',
    cities: asks(51, 0.4) ? [slugOf(one(CITIES, number, 52)), 'remote'] : [],
    skills: asks(53, 0.3) ? [one(SKILLS, number, 54), one(SKILLS, number, 55)].map(slugOf) : [],
    anySkill: asks(56, 0.7),
    levels: asks(57, 0.2) ? ['Fresher'] : [],
    modes: asks(58, 0.2) ? ['hybrid'] : [],
    years: asks(59, 0.2) ? { from: years, to: years } : null,
    pay: asks(61, 0.2) ? { amount: 400_000, period: 'year' } : null,
    batches: asks(62, 0.1) ? [2026] : [],
    degrees: asks(70, 0.1) ? ['BE/BTech'] : [],
    categories: asks(63, 0.1) ? [one(JOB_CATEGORIES, number, 64)] : [],
    companies: asks(65, 0.05) ? [`tarangini-${skewed(number, 66, COMPANIES)}`] : [],
    postedWithin: asks(67, 0.2) ? 7 : null,
    confirmedWithin: asks(68, 0.05) ? 3 : null,
    unstated: asks(69, 0.2) ? [...UNSTATED_GROUPS] : [],
  }
}

/** Words that take more than others: beginnings, misspellings, phrases, many words, and some that no posting holds. */
const LONG_WORDS = [
  'tool',
  'pyt',
  'senior soft',
  'so',
  'sofware enginer',
  'kuberntes devlopr',
  '"software engineer"',
  '"data engineer" pune',
  '"qa analyst" selenium',
  'senior software engineer java python aws docker',
  'devops kubernetes docker linux aws go c++ hyderabad mumbai',
  'junior backend developer node.js typescript react angular intern noida delhi',
  'cobol mainframe engineer pune',
  'python or java or go',
  'word1 word5 engineer',
]

/** Searches with such words, and the filters of others or none. */
export function generatedLongSearch(number: number): JobSearch {
  const search = LONG_WORDS[number % LONG_WORDS.length] ?? ''
  return number % 3 === 0 ? { ...EMPTY_SEARCH, search } : { ...generatedSearch(number), search }
}

function hex(number: number, salt: number): string {
  return Math.floor(fraction(number, salt) * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
}

/** A valid random UUID (version 4), but the same one for the same number. */
function uuidOf(number: number): string {
  const part = (salt: number, length: number) => hex(number, salt).slice(0, length)
  return `${part(9, 8)}-${part(10, 4)}-4${part(11, 3)}-8${part(12, 3)}-${hex(number, 13)}${part(14, 4)}`
}
