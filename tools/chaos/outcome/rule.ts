import type { Board } from '../traders/board.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { History } from '../history/history.ts'
import type { OpenPage } from '../traders/page.ts'

/** What there is to look at when everything is mended and still. */
export type Outcome = {
  cluster: Cluster
  history: History
  board: Board
  pages: OpenPage[]
  /** Processes that ended though nobody ended them. */
  fallen: string[]
}
export type Rule = (outcome: Outcome) => Promise<string[]> | string[]
