import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewPath } from './preview-picture.ts'
import { PRODUCT_NAME } from '#app/site.ts'
import type { MetaDescriptor } from 'react-router'

export interface PageMeta {
  /** Without the product name, which is added. */
  title: string
  /** One or two sentences, under 160 characters. */
  description: string
  /** Origin of the site, from the root loader; undefined only if that loader failed. */
  siteUrl: string | undefined
  /** The canonical path, `/jobs` or `/jobs?job=…`, without the visitor's filters. */
  path: string
  /** For placeholders, filtered lists and errors. */
  noindex?: boolean
  /** The page has a preview picture of its own, which shows its title; else the product's is used. */
  hasPicture?: boolean
}

/** What the product's own picture says. */
const PICTURE_TEXT = `${PRODUCT_NAME}: IT jobs in India, direct from companies`

/** The document title. */
export function pageTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`
}

/** The tags of a page's head, for a route's `meta` export. */
export function pageMeta({
  title,
  description,
  siteUrl,
  path,
  noindex = false,
  hasPicture = false,
}: PageMeta): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (noindex) meta.push({ name: 'robots', content: 'noindex' })
  if (siteUrl === undefined) return meta

  const url = siteUrl + path
  if (!noindex) meta.push({ tagName: 'link', rel: 'canonical', href: url })
  meta.push(
    { property: 'og:url', content: url },
    {
      property: 'og:image',
      content: siteUrl + (hasPicture ? previewPath(path.split('?')[0] ?? '') : '/social-preview.png'),
    },
    { property: 'og:image:width', content: String(PREVIEW_WIDTH) },
    { property: 'og:image:height', content: String(PREVIEW_HEIGHT) },
    { property: 'og:image:alt', content: hasPicture ? pageTitle(title) : PICTURE_TEXT },
  )
  return meta
}
