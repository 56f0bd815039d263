import { counted } from '#core/count.ts'
import type { LegalSection } from './legal-page.tsx'

/** How long rows are kept, in days, as the code that deletes them says. */
export interface KeptDays {
  clicks: number
  clicksByDay: number
  reports: number
  ratings: number
  messages: number
  unconfirmed: number
  unmailed: number
  issues: number
  alertMails: number
  session: number
  idle: number
}

/**
 * What this software stores, for how long, and who sees it. Each sentence has to be true of the code: change both
 * together (docs/decisions/0030).
 *
 * @param hasSignIn Whether visitors can sign in.
 * @param hasTelegram Whether a bot sends job alerts.
 */
export function privacySections(
  kept: KeptDays,
  { hasSignIn, hasTelegram }: { hasSignIn: boolean; hasTelegram: boolean },
): readonly LegalSection[] {
  const telegram: LegalSection = {
    id: 'telegram',
    title: 'If you ask for alerts by Telegram',
    text: [
      'We store the number of your chat with our bot, your searches, and which jobs we sent. Telegram gives us no ' +
        'phone number, and we do not store your name or username. The number of the chat is not in our logs.',
      [
        'You get nothing until you press START in Telegram. A request without it is deleted within a day or so.',
        'Every message has buttons to stop. /stop, or blocking the bot, deletes the chat and everything with it at once.',
        `What a message contained is deleted after ${counted(kept.alertMails, 'day')}.`,
        'Messages pass through Telegram, which can read them and has its own privacy policy.',
      ],
    ],
  }
  const account: LegalSection = {
    id: 'account',
    title: 'If you sign in',
    text: [
      'You need no account to use this site. If you sign in with a provider, we store:',
      [
        'what the provider tells us: an id, your name, and your email address;',
        'what you keep here: saved jobs with your notes and stages, saved searches, hidden companies, skills ' +
          'that you ticked, steps that you finished, what you say under “About me”, and jobs that you opened;',
        `your sign-ins: when they began, and a scrambled id. A sign-in ends after ${counted(kept.session, 'day')}, or ` +
          `after ${counted(kept.idle, 'day')} without use.`,
      ],
      'One cookie keeps you signed in. It is not used for anything else. You can delete the account, and all ' +
        'of this with it, on the dashboard.',
    ],
  }
  return [
    {
      id: 'short',
      title: 'In short',
      text: [
        [
          'No login is needed, and no profile is made of you.',
          hasSignIn
            ? 'No cookies unless you sign in or rate something.'
            : 'No cookies unless you rate something.',
          'No trackers, no advertising, no scripts, fonts or pictures from other companies.',
          'We sell no data, and give it to nobody for advertising.',
        ],
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      text: [
        'Saved jobs, their stages and notes, hidden companies, the skills that you tick, the steps that you ' +
          'finish and what you say under “About me” are kept in your browser’s own storage. We don’t get them' +
          (hasSignIn
            ? ', unless you sign in. Then we keep what you save, hide, tick and say in your account, and what you ' +
              'kept in the browser before only if you copy it there.'
            : '.'),
        'If you use what you said for a search, or order a list by “Best fit to my skills”, it is in the address of ' +
          'the list, where you see it, and so we get it.',
        'From the second page on, your browser also keeps up to 40 pages that you visited, with their scripts and ' +
          'pictures, to show them without a connection. We don’t get that list. ' +
          (hasSignIn ? 'Pages of your account' : 'Pages of one visitor alone') +
          ' and links from our emails are never kept. “Delete kept pages” on the page of saved jobs deletes them' +
          (hasSignIn ? ', and so does signing out.' : '.'),
        'You can export saved jobs and ticks on the page of saved jobs. Clearing the site’s data in the browser deletes all of this.',
      ],
    },
    {
      id: 'visits',
      title: 'When you use the site',
      text: [
        'Our server notes each request: time, page address without your search words, result, and how long it ' +
          'took. It notes no IP address and no browser. To stop floods, the server remembers a scrambled form ' +
          'of addresses in its memory for a while, and does not write that down.',
        'When you press View Job on an open job, we count it: the job, the time, the kind of browser, and the ' +
          'page you came from without your search words. It has no name, no address and no id of yours. These ' +
          `rows are deleted after ${counted(kept.clicks, 'day')}, and counts by day after ${counted(kept.clicksByDay, 'day')}.`,
        'When you report a job, we store the job and the reason. Nothing about you. A report is deleted ' +
          `${counted(kept.reports, 'day')} after we decided it.`,
        'When you rate a course, a tool or a resource, we store it, your stars, the day, a scrambled id, and a ' +
          'scrambled form of your network, which may give one rating. Your browser gets a cookie with a random ' +
          'number, so that you can change your rating, and keeps the stars in its own storage, so that you see ' +
          'them when you come back. Id and network are scrambled in another way for each thing that you rate, so ' +
          'your ratings cannot be put together. We delete them after ' +
          `${counted(kept.ratings, 'day')}; your stars stay in the total. The cookie lasts no longer after your last rating.`,
      ],
    },
    {
      id: 'mail',
      title: 'If you ask for emails',
      text: [
        'For the weekly newsletter we store your email address, when you subscribed and confirmed, and which ' +
          'issues we sent. For job alerts we also store your searches, and which jobs we sent.',
        [
          'You get nothing until you confirm. Addresses that are not confirmed are deleted after ' +
            `${counted(kept.unconfirmed, 'day')}, or ${counted(kept.unmailed, 'day')} if we could not send the confirmation email at all.`,
          'Every email has a link to stop. When you stop the last kind, we delete your address and everything with it.',
          `What an alert email contained is deleted after ${counted(kept.alertMails, 'day')}, and which issues of the ` +
            `newsletter you got after ${counted(kept.issues, 'day')}.`,
          'Our emails have no tracking pixels and no tracking links. They pass through the mail server of the ' +
            'operator.',
        ],
      ],
    },
    ...(hasTelegram ? [telegram] : []),
    {
      id: 'messages',
      title: 'If you write to us',
      text: [
        'Your message and your address, if you give one, go to the operator by email. If that is not ' +
          `possible, they are stored here until they are handled, at most ${counted(kept.messages, 'day')}.`,
      ],
    },
    ...(hasSignIn ? [account] : []),
    {
      id: 'who',
      title: 'Who sees it',
      text: [
        'The people who run this site, and the companies that host its server and its mail for them. They may ' +
          'have to hand data to an authority if Indian law requires it.',
        'An Apply link opens the employer’s own site. What you enter there goes to the employer. That site ' +
          'sees that you came from here, but not what you searched for.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'Under India’s Digital Personal Data Protection Act, 2023, you can ask what personal data of yours we ' +
          'process, have it corrected or deleted, take back a consent as easily as you gave it, name somebody ' +
          'who can use these rights for you, and complain.',
        'Most of it needs nobody: stop emails with the link in them, and clear your browser for the rest. For ' +
          'anything else write to us on the contact page. We first need to know that you are who you say, so ' +
          'write from the address that it is about. If our answer does not help, you can complain to the Data ' +
          'Protection Board of India.',
        'Are you under 18? Use the site without giving us an email address. The law asks for a parent’s ' +
          'consent before we process personal data of a child.',
      ],
    },
    {
      id: 'employers',
      title: 'Names in job descriptions',
      text: [
        'Jobs are taken from companies’ public careers pages as they are there. If one names you and should ' +
          'not, write to us and to the company: the next time we read the page, we take over the change.',
      ],
    },
    {
      id: 'operator',
      title: 'Who is responsible',
      text: ['The operator of this site decides what is stored and why. Turn to them with a complaint too:'],
    },
  ]
}
