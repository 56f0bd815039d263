import { serveBoards } from './board-server.ts'
import type { SimulatedBoard } from './simulated-boards.ts'

/**
 * The simulated boards in a process of their own, so that their memory and CPU are not counted as the worker's.
 * Takes the boards, then `night` and `stop`, as messages.
 */
process.once('message', async ({ boards, factor }: { boards: SimulatedBoard[]; factor: number }) => {
  const server = await serveBoards(boards, factor)
  process.send?.(boards.map((_, index) => server.addressOf(index)))
  process.on('message', async (message) => {
    if (message === 'night') server.nextNight()
    if (message !== 'stop') return
    await server.close()
    process.disconnect?.()
  })
})
