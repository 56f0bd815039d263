import { catalogueHref } from '#app/catalogue/catalogue.ts'
import { courses } from '#app/features/learn/courses/courses-catalogue.ts'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { prepZone } from '#app/features/learn/prep-zone/prep-catalogue.ts'
import type { CAREER_CATEGORIES, MORE_CAREER_CATEGORIES } from '#core/content-options.ts'
import type { JobCategory } from '#core/job.ts'

interface PlainLink {
  to: string
  label: string
}

export interface FeaturedCourse {
  name: string
  platform: string
  link: string
}

/** Links from a career path of one category to jobs and courses. */
export interface CategoryLinks {
  jobs: PlainLink
  /** A fixed list, as the specification asks: free courses of the shipped content. */
  featured: readonly FeaturedCourse[]
  /** A list page with more courses. */
  more: PlainLink
}

function jobsOf(category: JobCategory): PlainLink {
  return { to: jobsHref({ categories: [category] }), label: `See ${category} jobs` }
}

const PYTHON: FeaturedCourse = {
  name: 'CS50P: Introduction to Programming with Python',
  platform: 'Harvard CS50',
  link: 'https://cs50.harvard.edu/python/',
}

const LINKS: Record<
  (typeof CAREER_CATEGORIES)[number] | (typeof MORE_CAREER_CATEGORIES)[number],
  CategoryLinks
> = {
  Frontend: {
    jobs: jobsOf('Frontend'),
    featured: [
      {
        name: 'Learn Web Development',
        platform: 'MDN',
        link: 'https://developer.mozilla.org/en-US/docs/Learn_web_development',
      },
      {
        name: 'JavaScript',
        platform: 'freeCodeCamp',
        link: 'https://www.freecodecamp.org/learn/javascript-v9/',
      },
      { name: 'Learn React', platform: 'React', link: 'https://react.dev/learn' },
    ],
    more: { to: catalogueHref(courses, { tab: 'Frontend Dev' }), label: 'All frontend courses' },
  },
  Backend: {
    jobs: jobsOf('Backend'),
    featured: [
      {
        name: 'Database Management System (IIT Kharagpur)',
        platform: 'NPTEL (SWAYAM)',
        link: 'https://nptel.ac.in/courses/106105175',
      },
      {
        name: 'Java Programming',
        platform: 'University of Helsinki MOOC',
        link: 'https://java-programming.mooc.fi/',
      },
      PYTHON,
      {
        name: 'Back End Development and APIs',
        platform: 'freeCodeCamp',
        link: 'https://www.freecodecamp.org/learn/back-end-development-and-apis/',
      },
    ],
    more: { to: catalogueHref(courses, { tab: 'Backend Dev' }), label: 'All backend courses' },
  },
  DevOps: {
    jobs: jobsOf('DevOps & Cloud'),
    featured: [
      {
        name: 'Introduction to Linux (LFS101)',
        platform: 'Linux Foundation',
        link: 'https://training.linuxfoundation.org/training/introduction-to-linux/',
      },
      {
        name: 'Computer Networks and Internet Protocol (IIT Kharagpur)',
        platform: 'NPTEL (SWAYAM)',
        link: 'https://nptel.ac.in/courses/106105183',
      },
      {
        name: 'Get Started with Docker',
        platform: 'Docker',
        link: 'https://docs.docker.com/get-started/',
      },
    ],
    more: { to: catalogueHref(courses, { tab: 'DevOps' }), label: 'All DevOps courses' },
  },
  'Data Science': {
    jobs: jobsOf('Data & AI'),
    featured: [
      PYTHON,
      {
        name: 'CS50 SQL: Introduction to Databases with SQL',
        platform: 'Harvard CS50',
        link: 'https://cs50.harvard.edu/sql/',
      },
      {
        name: 'Programming, Data Structures and Algorithms using Python (Chennai Mathematical Institute)',
        platform: 'NPTEL (SWAYAM)',
        link: 'https://nptel.ac.in/courses/106106145',
      },
    ],
    // The courses page has no such tab, but the prep zone does.
    more: {
      to: catalogueHref(prepZone, { tab: 'Machine Learning' }),
      label: 'Machine learning in the Prep Zone',
    },
  },
  'QA & Testing': {
    jobs: jobsOf('QA & Testing'),
    featured: [
      {
        name: 'Software Testing (IIT Kharagpur)',
        platform: 'NPTEL (SWAYAM)',
        link: 'https://nptel.ac.in/courses/106105150',
      },
      {
        name: 'Test Automation University',
        platform: 'Applitools',
        link: 'https://testautomationu.applitools.com/',
      },
      { name: 'Postman Academy', platform: 'Postman', link: 'https://academy.postman.com/' },
    ],
    more: { to: catalogueHref(courses, { tab: 'DevOps', search: 'testing' }), label: 'All testing courses' },
  },
  'IT Support': {
    jobs: jobsOf('IT Support'),
    featured: [
      {
        name: 'Computer Networks and Internet Protocol (IIT Kharagpur)',
        platform: 'NPTEL (SWAYAM)',
        link: 'https://nptel.ac.in/courses/106105183',
      },
      {
        name: 'Introduction to Linux (LFS101)',
        platform: 'Linux Foundation',
        link: 'https://training.linuxfoundation.org/training/introduction-to-linux/',
      },
      {
        name: 'PowerShell 101',
        platform: 'Microsoft Learn',
        link: 'https://learn.microsoft.com/en-us/powershell/scripting/learn/ps101/00-introduction',
      },
    ],
    more: { to: catalogueHref(courses, { tab: 'Cloud & Security' }), label: 'Cloud and security courses' },
  },
  Security: {
    jobs: jobsOf('Security'),
    featured: [
      {
        name: 'Web Security Academy',
        platform: 'PortSwigger',
        link: 'https://portswigger.net/web-security',
      },
      {
        name: 'CS50 Cybersecurity',
        platform: 'Harvard CS50',
        link: 'https://cs50.harvard.edu/cybersecurity/',
      },
      { name: 'Bandit', platform: 'OverTheWire', link: 'https://overthewire.org/wargames/bandit/' },
    ],
    more: { to: catalogueHref(courses, { tab: 'Cloud & Security' }), label: 'All security courses' },
  },
}

/** For a category that the list page has no filter for, but the database may contain. */
const ANY: CategoryLinks = {
  jobs: { to: jobsHref({}), label: 'See all jobs' },
  featured: [],
  more: { to: catalogueHref(courses, {}), label: 'All courses' },
}

export function categoryLinks(category: string): CategoryLinks {
  return Object.entries(LINKS).find(([name]) => name === category)?.[1] ?? ANY
}
