import { PAY_STEPS_LPA, STIPEND_STEPS, type JobSearch } from '#core/find/job-search.ts'
import { jobListName } from '#core/find/list-name.ts'
import { parseSearchUrl } from '#core/find/search-url.ts'
import { LAKH } from '#core/find/write-search-url.ts'
import type { Mailbox } from '#core/mailbox.ts'
import { cityBySlug } from '#core/places/gazetteer.ts'
import { SKILLS } from '#core/skills/skills.ts'
import { slugOf } from '#core/slug.ts'
import type { Mail } from './compose.ts'
import { html, mailPage } from './html.ts'
import { mailLinks, type MailLinks } from './links.ts'

/**
 * Words of our own: literals of our code, and names of our own lists. A text that somebody typed cannot become one, so it
 * cannot get into a mail to somebody who has not asked for it: otherwise strangers could mail their words in our name.
 */
class OwnWords {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}
/** Exported as a type alone: outside of this file only `own` and `ownListName` make one. */
export type { OwnWords }

/** A template of literal words. Only other own words and numbers of ours fit into it, no strings. */
export function own(literals: TemplateStringsArray, ...values: (OwnWords | number)[]): OwnWords {
  return new OwnWords(String.raw({ raw: literals }, ...values.map(String)))
}

/**
 * The name of a list of jobs, as far as our own lists know what it asks for: kinds of work, categories, cities, skills
 * and the steps that pages offer. Typed words, companies and unknown values are left out.
 *
 * @param query Of the jobs page.
 */
export function ownListName(query: string): { name: OwnWords; isWhole: boolean } {
  const asked = parseSearchUrl(new URLSearchParams(query))
  const known = knownPart(asked)
  return {
    name: new OwnWords(jobListName(known, ownLabel)),
    isWhole: JSON.stringify(known) === JSON.stringify(asked),
  }
}

function knownPart(search: JobSearch): JobSearch {
  const { cities, skills, experience, pay } = search
  const payStep = pay?.period === 'year' ? pay.amount / LAKH : pay?.amount
  const paySteps: readonly number[] = pay?.period === 'year' ? PAY_STEPS_LPA : STIPEND_STEPS
  const isStep = typeof experience !== 'number' || OLD_EXPERIENCE_STEPS.has(experience)
  return {
    ...search,
    search: '',
    location: '',
    companies: [],
    cities: cities.filter((slug) => WIDE_PLACES.has(slug) || cityBySlug(slug) !== null),
    skills: skills.filter((slug) => skillNames().has(slug)),
    experience: isStep ? experience : null,
    pay: payStep !== undefined && paySteps.includes(payStep) ? pay : null,
  }
}

/** The years that pages offered as "up to N years". */
const OLD_EXPERIENCE_STEPS = new Set([0, 1, 2, 3, 5, 8, 12, 30])

/** City slugs that `jobListName` names itself. */
const WIDE_PLACES = new Set(['remote', 'delhi-ncr'])

function ownLabel(group: 'city' | 'skill' | 'company', slug: string): string {
  if (group === 'company') return ''
  return (group === 'city' ? cityBySlug(slug) : skillNames().get(slug)) ?? ''
}

let names: ReadonlyMap<string, string> | null = null

function skillNames(): ReadonlyMap<string, string> {
  names ??= new Map(SKILLS.map(({ name }) => [slugOf(name), name]))
  return names
}

/** Whom a mail goes to, and its link. */
export interface UnconfirmedOptions {
  from: Mailbox
  to: string
  siteUrl: string
  token: Buffer
  now: Date
}

/** What differs between the mails. */
interface Contents {
  subject: OwnWords
  /** Sentences. @param host The site's. */
  intro: (host: OwnWords) => OwnWords[]
  /** Sentences: what happens without a confirmation. */
  ignore: OwnWords[]
  link: (links: MailLinks, token: Buffer) => string
  button: OwnWords
  /** How long the link works. */
  days: number
}

declare const built: unique symbol
/** A mail to somebody who has not confirmed. Only `unconfirmedMail` builds one. */
export type UnconfirmedMail = Omit<Mail, 'messageId'> & { readonly [built]: true }

/** Asks for a confirmation. Every mail to somebody who has not confirmed is built here, of our own words alone. */
export function unconfirmedMail(options: UnconfirmedOptions, contents: Contents): UnconfirmedMail {
  const { from, to, siteUrl, token, now } = options
  const links = mailLinks(siteUrl)
  const { host } = new URL(siteUrl)
  const subject = contents.subject.toString()
  const intro = contents.intro(new OwnWords(host)).join(' ')
  const ignore = contents.ignore.join(' ')
  const link = contents.link(links, token)
  const works = `The link works for ${contents.days} days. It opens a page with a Confirm button.`
  const mail: Omit<Mail, 'messageId'> = {
    from,
    to,
    subject,
    date: now,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: `${intro}\n\nTo confirm, open this page and tap Confirm:\n${link}\n\n${works}\n\n${ignore}\n\n-- \nPravesh, ${links.home}\n`,
    html: mailPage(
      subject,
      html`<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">One more step</h1>
        <p>${intro}</p>
        <p style="margin:24px 0">
          <a
            href="${link}"
            style="display:inline-block;padding:12px 20px;border:2px solid;border-radius:4px;font-weight:bold"
            >${contents.button.toString()}</a
          >
        </p>
        <p class="soft">${works}</p>
        <p class="soft">${ignore}</p>
        <hr class="rule" style="border:0;border-top:1px solid #d8d3c8;margin:24px 0" />
        <p class="soft">Pravesh, <a href="${links.home}">${host}</a></p>`,
    ),
  }
  return mail as UnconfirmedMail
}
