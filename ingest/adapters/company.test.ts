import { expect, test } from 'vitest'
import type { Adapter } from './adapter.ts'
import { readFixture } from '#test/ingest/adapter-contract.ts'
import { ashby } from './ashby/adapter.ts'
import { keka } from './keka/adapter.ts'
import { lever } from './lever/adapter.ts'
import { personio } from './personio/adapter.ts'
import { recruitee } from './recruitee/adapter.ts'
import { smartrecruiters } from './smartrecruiters/adapter.ts'
import { teamtailor } from './teamtailor/adapter.ts'
import { workable } from './workable/adapter.ts'

const SOURCES: [Adapter, string, string][] = [
  [lever, 'lever-pahalpay.json', 'Board'],
  [ashby, 'ashby-vidya-labs.json', 'Board'],
  [workable, 'workable-mango-metrics.json', 'Mango Metrics'],
  [recruitee, 'recruitee-kitekettle.json', 'Kite & Kettle'],
  [personio, 'personio-banyanworks.xml', 'Banyan Works & Co. GmbH'],
  [keka, 'keka-morpankh.json', 'Morpankh Analytics Pvt. Ltd.'],
  [smartrecruiters, 'smartrecruiters-kaveri.json', 'Kaveri Cloudworks'],
  [teamtailor, 'teamtailor-jamun.xml', 'Jamun Robotics'],
]

test.each(SOURCES)(
  '$name: the company comes from the list, else the source, else the board name',
  (...given) => {
    const [adapter, fixture, named] = given
    const company = (settings?: Parameters<Adapter['read']>[2]) =>
      adapter.read(adapter.parse(readFixture(fixture)), 'board', settings).postings[0]?.company
    expect(company({ company: 'Listed', baseUrl: null, pages: [] })).toBe('Listed')
    expect(company({ company: null, baseUrl: null, pages: [] })).toBe(named)
    expect(company()).toBe(named)
  },
)
