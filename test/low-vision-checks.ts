import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The width of a phone, in CSS pixels. */
const PHONE = 360

/**
 * Fails where the open page does not fit a phone with letters of twice the size: it is wider than the window, the menu's
 * button is outside of it, or a button's text is outside of the button. The page is as it was afterwards.
 */
export async function expectLargeTextToFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: PHONE, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectTextToFit(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  if (before) await page.setViewportSize(before)
}

/** The same for the letters and the window that the page has. */
export async function expectTextToFit(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const problems: string[] = []
    const startOf = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1)
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.sr-only, [class*="sr-only"]') === null
    if (scrollWidth > clientWidth) {
      problems.push(`${scrollWidth - clientWidth} px too wide`)
      for (const element of document.body.querySelectorAll('*')) {
        const { right, width } = element.getBoundingClientRect()
        if (right > clientWidth + 1 && width > 1 && element.childElementCount === 0)
          problems.push(`sticks out: ${startOf(element)}`)
      }
    }
    for (const summary of document.querySelectorAll('header summary')) {
      const { left, right, width } = summary.getBoundingClientRect()
      if (width > 0 && (left < 0 || right > clientWidth)) problems.push(`out of view: ${startOf(summary)}`)
    }
    for (const button of document.querySelectorAll('button, summary, .button, .chip')) {
      const box = button.getBoundingClientRect()
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement || !isSeen(text.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const isCut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2,
        )
        if (isCut) problems.push(`“${text.textContent.trim()}” is cut in ${startOf(button)}`)
      }
    }
    return problems
  })
  expect(wrong.slice(0, 10), `large text on ${page.url()}`).toEqual([])
}

/**
 * Fails where the open page with forced colours, which have no fills, does not show what is chosen by anything but a colour, or
 * draws an icon over the text of a field.
 */
export async function expectForcedColoursToTell(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const wrong = await page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const startOf = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1)
    const chosen = [
      ...document.querySelectorAll('[aria-current]:not([aria-current=false]), [aria-pressed=true]'),
    ]
    // All that is not a colour and sets a link or button apart from another.
    const formOf = (element: Element) => {
      const style = getComputedStyle(element)
      const { outlineStyle, borderWidth, fontWeight, textDecorationLine, textDecorationThickness } = style
      return [outlineStyle, borderWidth, fontWeight, textDecorationLine, textDecorationThickness].join()
    }
    const alike = chosen.filter((element) => {
      if (!isSeen(element) || element.matches(':focus')) return false
      const group = element.closest('nav, ul, fieldset, [role=group]')
      const others = [...(group?.querySelectorAll(element.tagName) ?? [])]
      return others.some((other) => !chosen.includes(other) && formOf(other) === formOf(element))
    })
    const covered = [...document.querySelectorAll('select, input')].filter(isSeen).filter((field) => {
      const box = field.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      const [from, to] = [box.left + parseFloat(paddingLeft), box.right - parseFloat(paddingRight)]
      return [...(field.parentElement?.parentElement?.querySelectorAll('svg') ?? [])].some((icon) => {
        const drawn = icon.getBoundingClientRect()
        const isOver = drawn.bottom > box.top && drawn.top < box.bottom
        return isSeen(icon) && isOver && drawn.right > from + 1 && drawn.left < to - 1
      })
    })
    return [
      ...alike.map((element) => `looks like what is not chosen: ${startOf(element)}`),
      ...covered.map((field) => `an icon lies over ${startOf(field)}`),
    ]
  })
  await page.emulateMedia({ forcedColors: 'none' })
  expect(wrong.slice(0, 10), `forced colours on ${page.url()}`).toEqual([])
}

/**
 * Fails where a name that a screen reader reads has a word that no text of the page has: two texts without the space
 * between them. The names are Chromium's own, which drops some spaces that the markup has.
 */
export async function expectSpacedNames(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) found.push(text.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [value]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'value'])
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  const known = new Set(texts.flatMap(wordsOf))
  const names = nodes
    .filter(({ ignored, role }) => !ignored && NAMED_ROLES.has(String(role?.value)))
    .map(({ name }) => String(name?.value ?? ''))
  const joined = names.filter((name) => wordsOf(name).some((word) => !known.has(word)))
  expect([...new Set(joined)].slice(0, 10), `names on ${page.url()}`).toEqual([])
}

const NAMED_ROLES = new Set(['button', 'link', 'checkbox', 'radio', 'combobox', 'DisclosureTriangle'])
const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
