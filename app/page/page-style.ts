/**
 * The style of all pages, in each page: a style sheet of its own costs a round trip before the first paint. The script
 * does not contain it again, but takes it from the page.
 */
export const PAGE_STYLE: string = import.meta.env.SSR
  ? (await import('#app/styles/index.css?inline')).default
  : (document.querySelector('style')?.textContent ?? '')
