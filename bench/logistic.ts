/** A case to learn from: the names of its clues, and whether the answer is yes. */
export interface Case {
  clues: string[]
  isYes: boolean
}

export interface Learned {
  bias: number
  weights: Map<string, number>
}

export interface LearnOptions {
  /** Draws each weight to nought: the greater, the fewer clues have one. */
  sparseness: number
  /** Clues that fewer cases have weigh nothing. */
  leastCases: number
}

/** Keeps weights finite where a clue stands only in cases of one answer. */
const RIDGE = 0.1
/** A step is never larger: far from the answer the curve is flat and would suggest any length. */
const LONGEST_STEP = 1
const MOST_ROUNDS = 200
const SETTLED = 1e-3

/**
 * Learns how much each clue speaks for the answer yes: logistic regression, one weight after the other until none moves
 * (coordinate descent, as in liblinear). The same cases give the same weights.
 */
export function learn(cases: Case[], { sparseness, leastCases }: LearnOptions): Learned {
  const columns = [...casesByClue(cases)]
    .filter(([, holders]) => holders.length >= leastCases)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const everyone = cases.map((_, index) => index)
  const wanted = cases.map(({ isYes }) => (isYes ? 1 : 0))
  const sums = new Float64Array(cases.length)
  const weights = new Float64Array(columns.length)
  let bias = 0

  /** The best weight for a clue while all others stay. */
  const improved = (weight: number, holders: number[], { ridge, draw }: { ridge: number; draw: number }) => {
    let slope = ridge * weight
    let bend = ridge
    for (const index of holders) {
      const chance = 1 / (1 + Math.exp(-(sums[index] ?? 0)))
      slope += chance - (wanted[index] ?? 0)
      bend += chance * (1 - chance)
    }
    bend = Math.max(bend, holders.length / 40)
    const best = weight - slope / bend
    const drawn = Math.sign(best) * Math.max(0, Math.abs(best) - draw / bend)
    return weight + Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, drawn - weight))
  }
  const move = (holders: number[], by: number) => {
    for (const index of holders) sums[index] = (sums[index] ?? 0) + by
  }

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = bias
    bias = improved(bias, everyone, { ridge: 0, draw: 0 })
    move(everyone, bias - before)
    let farthest = Math.abs(bias - before)
    for (const [at, [, holders]] of columns.entries()) {
      const weight = weights[at] ?? 0
      const next = improved(weight, holders, { ridge: RIDGE, draw: sparseness })
      if (next === weight) continue
      weights[at] = next
      move(holders, next - weight)
      farthest = Math.max(farthest, Math.abs(next - weight))
    }
    if (farthest < SETTLED) break
  }
  const learned = columns.map(([clue], at): [string, number] => [clue, weights[at] ?? 0])
  return { bias, weights: new Map(learned.filter(([, weight]) => weight !== 0)) }
}

function casesByClue(cases: Case[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  for (const [index, { clues }] of cases.entries())
    for (const clue of clues) {
      const those = holders.get(clue)
      if (those) those.push(index)
      else holders.set(clue, [index])
    }
  return holders
}
