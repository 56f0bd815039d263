import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadDescriptions } from './words/description-words.ts'
import type { WordIndex } from './words/word-index.ts'

/** A thread that reads descriptions for one index. */
export interface ThreadWords {
  /**
   * The words of each description, by their numbers in the index.
   *
   * @throws if the thread cannot be started or has ended.
   */
  read: (descriptions: string[]) => Promise<Uint32Array[]>
  stop: () => Promise<void>
}

/**
 * Cutting descriptions into words takes most of the time of an index. In a thread it keeps no page waiting; the index
 * only has to learn the words that are new to it, and to list the rows.
 *
 * @param program `find/words/description-thread.ts`.
 */
export function startThreadWords(program: URL, words: Pick<WordIndex, 'numbersOf'>): ThreadWords {
  const thread = new Worker(program)
  thread.unref()
  // Without a listener, an error of the thread would end the process. `once` below hears it too.
  thread.on('error', () => undefined)
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that reads descriptions has ended')))
  })
  ended.catch(() => undefined)
  /** The numbers of its words in the index. */
  let known = new Uint32Array(0)
  return {
    read: async (descriptions) => {
      thread.postMessage(descriptions)
      const [read] = (await Promise.race([once(thread, 'message'), ended])) as [ReadDescriptions]
      if (read.newWords.length > 0) {
        const longer = new Uint32Array(known.length + read.newWords.length)
        longer.set(known)
        longer.set(words.numbersOf(read.newWords), known.length)
        known = longer
      }
      const numbers = read.words.map((word) => known[word] ?? 0)
      return Array.from(read.ends, (end, at) => numbers.subarray(read.ends[at - 1] ?? 0, end))
    },
    stop: async () => void (await thread.terminate()),
  }
}
