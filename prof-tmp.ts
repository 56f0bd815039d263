import { JobIndex } from '#find/job-index.ts'
import { findIds } from '#find/index-finder.ts'
import { createSlices } from '#find/slices.ts'
import { createWordIndex } from '#find/words/word-index.ts'
import { generatedPosting, generatedSearch, generatedDescription } from './bench/generated-postings.ts'
const cpu = () => { const u = process.threadCpuUsage(); return (u.user + u.system) / 1000 }
const NOW = new Date()
const size = Number(process.argv[2] ?? 100000), described = process.argv[3] === 'd'
const index = new JobIndex(createWordIndex(), size)
function* gen() { for (let s = 0; s < size; s += 500) yield Array.from({ length: Math.min(500, size - s) }, (_, i) => generatedPosting(s + i, NOW)) }
await index.apply(gen(), [], createSlices())
if (described) for (let n = 0; n < size; n++) index.words.addDescription(index.columns.ids.find(generatedPosting(n, NOW).id), generatedDescription(n))
const N = 500, R = Number(process.argv[4] ?? 7)
const times: [number, number, string][] = []
for (let n = 0; n < N; n++) {
  const search = generatedSearch(n)
  let least = Infinity
  for (let r = 0; r < R; r++) {
    const t = cpu()
    findIds(index, search, { order: search.search === '' ? 'newest' : 'match', offset: 0, limit: 20, now: NOW, facets: true })
    least = Math.min(least, cpu() - t)
  }
  times.push([least, n, search.search + ' | ' + Object.entries(search).filter(([k, v]) => k !== 'search' && k !== 'anySkill' && v !== null && v !== false && v !== '' && !(Array.isArray(v) && v.length === 0)).map(([k]) => k)])
}
times.sort((a, b) => a[0] - b[0])
console.log('p50', times[N / 2]![0].toFixed(2), 'p90', times[N * .9]![0].toFixed(2), 'p99', times[Math.floor(N * .99)]![0].toFixed(2))
for (const t of times.slice(-25)) console.log(t[0].toFixed(2), t[2])
