import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test.for([
  ['R&D <b>"C\'s"</b>', 'R&amp;D &lt;b&gt;&quot;C&apos;s&quot;&lt;/b&gt;'],
  ['SDE \u202egnp.exe', 'SDE gnp.exe'],
  ['a\u0000b\u0008c\uFFFEd\tе\n', 'abcd\tе\n'],
  ['🙂 \u{1F469}\u200D\u{1F4BB} \uD800', '🙂 \u{1F469}\u200D\u{1F4BB} '],
] as const)('%j', ([text, xml]) => {
  expect(escapeXml(text)).toBe(xml)
})
