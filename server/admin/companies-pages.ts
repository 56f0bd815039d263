import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { CompanySlug, CompanyTexts, type CompanyChange } from '#core/company-facts.ts'
import { MAX_LOGO_BYTES, readLogo } from '#core/logo-image.ts'
import { readOnly } from '#db/queries/admin/acts.ts'
import { changeCompany, listStoredCompanies, type StoredCompany } from '#db/queries/admin/company-acts.ts'
import type { AdminScope } from './admin-route.ts'
import { actButton, backTo, noticeBox, table, type Html } from './layout.ts'

const Form = z.object({
  act: z.enum(['save', 'remove']),
  company: CompanySlug,
  ...CompanyTexts.shape,
  unlogo: z.literal('1').optional(),
})

/** More are found by a search. */
const SHOWN = 200

const NOTHING: CompanyChange = { site: null, city: null, logo: null }

/** `/admin/companies`: sites, cities and logos of companies. */
export function companiesPages({ owner, actorOf, page }: AdminScope): Hono {
  const app = new Hono()
  const show = async (c: Context, problem: string | null, typed: Record<string, unknown>) => {
    const stored = await readOnly(owner, listStoredCompanies)
    const body = html`${problem === null ? '' : noticeBox(problem, true)} ${companyForm(typed)}
    ${companyTable(stored, (c.req.query('search') ?? '').slice(0, 200))}`
    return page(c, 'Companies', body, problem === null ? 200 : 400)
  }
  app.get('/admin/companies', async (c) => {
    const slug = c.req.query('company')
    const stored = slug === undefined ? [] : await readOnly(owner, listStoredCompanies)
    const one = stored.find((company) => company.slug === slug)
    return show(c, null, one ? { ...one, company: one.slug } : {})
  })
  app.post('/admin/companies', async (c) => {
    const typed = await c.req.parseBody()
    const { data, error } = Form.safeParse(typed)
    if (!data) return show(c, z.prettifyError(error), typed)
    const logo = await logoOf(typed.logo, data.unlogo !== undefined)
    if (logo && 'problem' in logo) return show(c, `The logo: ${logo.problem}.`, typed)
    const change = data.act === 'remove' ? NOTHING : { site: data.site, city: data.city, ...logo }
    const done = await changeCompany(owner, actorOf(c), data.company, change)
    return backTo('/admin/companies', done ? 'done' : 'unchanged')
  })
  return app
}

/** Null if the logo stays as it is. */
async function logoOf(file: unknown, isRemoved: boolean) {
  if (file instanceof File && file.size > 0) return readLogo(new Uint8Array(await file.arrayBuffer()))
  return isRemoved ? { logo: null } : null
}

function companyForm(typed: Record<string, unknown>): Html {
  const textOf = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '')
  return html`<p>
      A logo is a PNG, WebP or JPEG picture, about as wide as high, at least 112 pixels a side and at most
      ${MAX_LOGO_BYTES / 1024} kB. Use only logos that you may show. Saving with an empty site or city removes
      it.
    </p>
    <form method="post" action="/admin/companies" enctype="multipart/form-data" class="fields">
      <label
        >Company, as its postings name it, or as in the address of its page
        <input name="company" required maxlength="200" value="${textOf('company')}"
      /></label>
      <label>Its own site <input name="site" inputmode="url" value="${textOf('site')}" /></label>
      <label>City in India <input name="city" value="${textOf('city')}" /></label>
      <label>Logo <input name="logo" type="file" accept="image/png,image/webp,image/jpeg" /></label>
      ${textOf('logo_path') === '' ? '' : html`<label><input name="unlogo" type="checkbox" value="1" /> Remove the logo</label>`}
      <div><button class="main" name="act" value="save">Save</button></div>
    </form>`
}

function companyTable(companies: StoredCompany[], search: string): Html {
  const words = search.trim().toLowerCase()
  const found = companies.filter(({ slug }) => slug.includes(words))
  return html`<h2>Companies with a logo, a site or a city</h2>
    <form class="search" action="/admin/companies">
      <label>Part of the name, as in the address <input name="search" value="${search}" /></label>
      <button>Find</button>
    </form>
    <p class="soft">${Math.min(found.length, SHOWN)} of ${companies.length}</p>
    ${table(
      'Companies',
      ['Logo', 'Company', 'Site', 'City', 'Open jobs', 'Change'],
      found.slice(0, SHOWN).map(({ slug, site, city, logo_path, jobs }) => [
        logo_path === null
          ? 'none'
          : html`<img src="${logo_path}" width="44" height="44" alt="" loading="lazy" />`,
        html`<a href="/admin/companies?${new URLSearchParams({ company: slug }).toString()}">${slug}</a>`,
        site === null ? 'unknown' : html`<a href="${site}" rel="noreferrer">${site}</a>`,
        city ?? 'unknown',
        jobs,
        html`<form method="post" action="/admin/companies" class="acts">
          <input type="hidden" name="company" value="${slug}" />
          ${actButton('remove', 'Remove', slug, 'danger')}
        </form>`,
      ]),
    )}`
}
