import type { Kysely } from 'kysely'
import { readNow } from '#db/clock.ts'
import { storeCrawl, type CrawlResult } from '#db/queries/boards/board-crawl.ts'
import { readBoard, recordFailure, type Board, type FailedRun } from '#db/queries/boards/boards.ts'
import type { Crawl } from '#db/queries/boards/crawl-plan.ts'
import type { Database } from '#db/schema.ts'

/** Stores crawls, and loads what the next crawl needs. */
export interface BoardStore {
  /** The database's time: what is stored has no other. */
  now(): Promise<Date>
  load(
    source: string,
  ): Promise<
    (Pick<Board, 'validators' | 'read_at' | 'retry_at' | 'memory'> & Partial<Pick<Board, 'company'>>) | null
  >
  /** Saves a crawl in one transaction. */
  save(crawl: Crawl): Promise<CrawlResult>
  /** Records a run that failed. */
  recordFailure(run: FailedRun): Promise<void>
}

export function databaseStore(owner: Kysely<Database>): BoardStore {
  return {
    now: () => readNow(owner),
    load: (source) => readBoard(owner, source),
    save: (crawl) => storeCrawl(owner, crawl),
    recordFailure: (run) => recordFailure(owner, run),
  }
}
