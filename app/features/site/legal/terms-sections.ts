import type { LegalSection } from './legal-page.tsx'

/** The terms of use: what the site does, what it does not, and what a visitor may do. */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What this site is',
    text: [
      'Pravesh lists IT jobs in India that companies publish on their own careers pages, and things that help ' +
        'with the first job: courses, career paths, interview practice, events. Reading, searching and applying ' +
        'cost nothing. You need no account.',
      'We are not an employer, an agency or a recruiter. We take no part in an application. You apply on the ' +
        'company’s own site, under its terms.',
    ],
  },
  {
    id: 'never-pay',
    title: 'Never pay for a job',
    text: [
      'We never ask for money for a job, an interview or an offer letter. A real employer does not either. If ' +
        'somebody asks you to pay and names us or a job from this site, don’t pay, and report the job under its ' +
        'description.',
    ],
  },
  {
    id: 'verified',
    title: 'What “verified” means',
    text: [
      'A job is called verified if we found it on the company’s own careers page within the last week. It ' +
        'means that the job was published there at that time. It is no promise that it is still open when you ' +
        'read it, that its text is right, or that you will get it.',
      'City, experience, pay and other facts are read from the posting by a program, which can be wrong. The ' +
        'job’s page quotes the words that a fact was read from, where we found them. The company’s own posting ' +
        'counts.',
      'Jobs marked as samples are examples of companies that do not exist.',
    ],
  },
  {
    id: 'others',
    title: 'Pages of others',
    text: [
      'Links lead to sites that we don’t run: employers, course providers, organisers. Their prices, dates ' +
        'and terms can change without our knowing. We check the links, and remove the button of one that is ' +
        'dead.',
      'Names and logos of companies belong to them. That a company is listed does not mean that it works with us.',
    ],
  },
  {
    id: 'you',
    title: 'What you may do',
    text: [
      'Use the site for yourself, share links, and use its feeds and its data API in your own programs at a ' +
        'reasonable rate. The page on the API has the limits.',
      [
        'Don’t try to break, overload or get around the limits of the site.',
        'Don’t send false reports, or messages in the name of others.',
        'Don’t present our lists as your own check of a job: say where they come from, and link to the ' +
          'company’s posting.',
      ],
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    text: [
      'The site is free and comes as it is. We work to keep it right, but we can’t promise that it is always ' +
        'available or free of mistakes. As far as the law allows, we don’t answer for a loss that comes from ' +
        'using it or from what others publish. Rights that the law gives you as a consumer stay.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and law',
    text: ['We may change these terms. The day of the last change stands at the top. Indian law applies.'],
  },
  {
    id: 'operator',
    title: 'Who runs this site',
    text: ['Questions about these terms go to:'],
  },
]
