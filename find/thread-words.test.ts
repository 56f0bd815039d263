import { expect, test } from 'vitest'
import { rowsIn } from './bits.ts'
import { startThreadWords } from './thread-words.ts'
import { createWordIndex } from './words/word-index.ts'

const PROGRAM = new URL(import.meta.resolve('#find/words/description-thread.ts'))
const FIELDS = {
  title: 'Engineer',
  company: 'Acme',
  skills: [],
  locations: ['Pune'],
  category: null,
  experience_level: null,
  experience_min: null,
  experience_max: null,
  work_mode: null,
  job_type: null,
  batch: [],
}
const BATCHES = [
  ['<p>Kafka and Spark, with C++17</p>', '', '<p>kafka, machine learning and ASP.NET</p>'],
  ['<p>Spark &amp; Scala on a team of kind people</p>', '<p>Node.js, प्रवेश, Kafka</p>'],
]

test('descriptions that a thread has read are found like those that the index has read itself', async () => {
  const [own, threaded] = [createWordIndex(), createWordIndex()]
  for (const [row] of BATCHES.flat().entries()) for (const index of [own, threaded]) index.add(row, FIELDS)
  const thread = startThreadWords(PROGRAM, threaded)
  let row = 0
  for (const batch of BATCHES) {
    const read = await thread.read(batch)
    expect(read).toHaveLength(batch.length)
    for (const [at, words] of read.entries()) {
      threaded.addDescriptionWords(row, words)
      own.addDescription(row, batch[at] ?? '')
      row += 1
    }
  }
  await thread.stop()
  const found = (text: string) => [own, threaded].map((index) => Array.from(rowsIn(index.search(text).rows)))
  for (const text of ['kafka', 'spark scala', 'c++', 'machine learning', '.net', 'nodejs', 'प्रवेश', 'kind'])
    expect(found(text)[1], text).toEqual(found(text)[0])
  expect(found('kafka')[1]).toEqual([0, 2, 4])
})

test('a thread that cannot start fails what it was asked', async () => {
  const thread = startThreadWords(new URL('no-such-program.ts', PROGRAM), createWordIndex())
  await expect(thread.read(['a'])).rejects.toThrow('no-such-program')
  await expect(thread.read(['a'])).rejects.toThrow()
  await thread.stop()
})
