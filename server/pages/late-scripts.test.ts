import { expect, test } from 'vitest'
import { editHtml } from './html-edits.ts'
import { deferScripts } from './late-scripts.ts'

const deferred = (html: string) => new TextDecoder().decode(editHtml(html, deferScripts(html)))

test('the module script waits as a data block that names its files, and nothing is preloaded', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/favicon.svg"/>' +
    '<link rel="modulepreload" crossorigin="" href="/assets/b.js"/></head>' +
    '<script>first()</script><script type="module" async="">import "/assets/a.js"</script>'
  expect(deferred(page)).toBe(
    '<head><link rel="icon" href="/favicon.svg"/></head>' +
      '<script>first()</script>' +
      '<script type="text/late" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
  )
})

test('a page without script stays as it is', () => {
  expect(deferred('<p>Text</p>')).toBe('<p>Text</p>')
})
