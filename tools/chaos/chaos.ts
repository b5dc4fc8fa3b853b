import { startCluster } from './cluster/cluster.ts'
import { newHistory, type History } from './history/history.ts'
import { mend } from './mend.ts'
import { plague, type Pace } from './nemesis/nemesis.ts'
import { judge, type Broken } from './outcome/outcome.ts'
import { verifyData } from './outcome/verify-data.ts'
import { tellMemory } from './tell-memory.ts'
import { fillBoard } from './traders/board.ts'
import { beginTrade } from './traders/trade.ts'

type Options = {
  seed: number
  /** New, and the cluster's. */
  folder: string
  buyers: number
  sellers: number
  paceOf: (history: History) => Pace
  /** Whether anything goes wrong; without, processes live long enough for their memory to be seen. */
  hasFaults?: boolean
  tell: (line: string) => void
}

export type Report = {
  acknowledged: number
  refused: number
  unknown: number
  faults: Map<string, number>
  answers: Map<string, number>
  returns: number
  mailsTwice: number
  broken: Broken[]
  verified: string
}

/** Lets everybody trade on the cluster while things go wrong, mends them, and judges what came of it. */
export async function unleash({
  seed,
  folder,
  paceOf,
  hasFaults = true,
  tell,
  ...size
}: Options): Promise<Report> {
  await using keep = new AsyncDisposableStack()
  const cluster = await startCluster(keep, folder)
  const board = await fillBoard(cluster.db, size)
  if (cluster.clock) await fakeClock(cluster.apps[1], cluster)
  const history = newHistory()
  const trade = beginTrade({ cluster, board, history, seed })
  keep.defer(() => trade.pages.forEach((page) => page.close()))
  tell(`${size.buyers} buyers and ${size.sellers} sellers trade at ${cluster.address}`)
  const ended = new AbortController()
  const memory = tellMemory(cluster, { tell, signal: ended.signal })
  const { counts, fallen } = await plague(cluster, { seed, pace: paceOf(history), hasFaults, tell })
  ended.abort()
  await memory
  tell('no more faults')
  await trade.stop()
  await mend(cluster, trade)
  tell('everything is mended')
  const { pages } = trade
  const broken = await judge({ cluster, history, board, pages, fallen })
  const verified = await verifyData(cluster.databaseUrl)
  if (!verified.isFine) broken.push({ rule: 'npm run verify:data', violations: [verified.told] })
  return {
    acknowledged: history.count('acknowledged'),
    refused: history.count('refused'),
    unknown: history.count('unknown'),
    faults: counts,
    answers: history.answers,
    returns: pages.reduce((sum, page) => sum + page.returns(), 0),
    mailsTwice: [...cluster.mails.received.values()].filter((times) => times > 1).length,
    broken,
    verified: verified.told,
  }
}

/** One of the processes has a clock of its own. */
async function fakeClock(
  app: Awaited<ReturnType<typeof startCluster>>['apps'][number] | undefined,
  { clock, allReady }: Awaited<ReturnType<typeof startCluster>>,
) {
  await app?.end('SIGTERM')
  app?.startAgain(clock?.env)
  await allReady()
}
