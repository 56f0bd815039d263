import { stated } from '../stated.ts'

/** A labelled value: `<filter1><label>Country</label><value>India</value></filter1>`. The numbers differ by tenant. */
const LABELLED = /^(?:filter|mfield)\d+$/i

const LABELS = {
  country: /^country\b/i,
  location: /^(?:posting |job |work )?(?:location|city)\b/i,
  'g:job_function': /^(?:department|job family|function(?:al area)?)\b/i,
  'g:job_type': /^(?:type of employment|employment type|job type)\b/i,
  experience: /experience/i,
}

/** A date as the feed writes it, with an unknown order. */
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * Reads the postings of the older feed (`<Job-Listing><Job>`) into items of the newer one. Its dates are in the order
 * of the feed's language: any date of the list that has only one reading tells it, and else the language that we ask
 * for, English of the United States, where the month comes first.
 */
export function createLegacyReader() {
  let isDayFirst = false
  return {
    read(job: unknown): unknown {
      if (typeof job !== 'object' || job === null) return job
      const fields = new Map<string, unknown>(Object.entries(job))
      const text = (name: string) => {
        const value = fields.get(name)
        return typeof value === 'string' ? value : undefined
      }
      const labels = labelled(fields)
      const requisition = text('ReqId')
      const posted = text('Posted-Date')
      if (Number(DATE.exec(posted ?? '')?.[1] ?? 0) > 12) isDayFirst = true
      const { location, ...named } = labels
      return {
        title: text('JobTitle'),
        // Without the host and the company, which the feed does not name.
        link:
          requisition && `/career?career_ns=job_listing&career_job_req_id=${encodeURIComponent(requisition)}`,
        'g:id': requisition,
        requisition,
        description: text('Job-Description'),
        'g:location': stated(text('Location'), location)[0],
        ...named,
        legacyDate: posted,
      }
    },
    /** An item with its date, once the whole list was read. */
    date(item: unknown): unknown {
      if (typeof item !== 'object' || item === null || !('legacyDate' in item)) return item
      const { legacyDate, ...others } = item
      const [, first = '', second = '', year = ''] = DATE.exec(String(legacyDate ?? '')) ?? []
      const [day, month] = isDayFirst ? [first, second] : [second, first]
      const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      return { ...others, pubDate: year === '' ? (legacyDate ?? undefined) : iso }
    },
  }
}

function labelled(fields: Map<string, unknown>): Partial<Record<keyof typeof LABELS, string>> {
  const found: Partial<Record<keyof typeof LABELS, string>> = {}
  for (const [name, field] of fields) {
    if (!LABELLED.test(name) || typeof field !== 'object' || field === null) continue
    const { label, value } = field as { label?: unknown; value?: unknown }
    if (typeof label !== 'string' || typeof value !== 'string' || value === '') continue
    for (const [key, pattern] of Object.entries(LABELS) as [keyof typeof LABELS, RegExp][])
      if (pattern.test(label.trim())) found[key] ??= value
  }
  return found
}
