import { parentPort } from 'node:worker_threads'
import { DescriptionWords } from './description-words.ts'

/** The program of the thread that `find/thread-words.ts` starts: it reads a batch for each message. */
const reader = new DescriptionWords()

parentPort?.on('message', (descriptions: string[]) => {
  const read = reader.read(descriptions)
  parentPort?.postMessage(read, [read.words.buffer, read.ends.buffer])
})
