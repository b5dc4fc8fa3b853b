import type { Report } from './report.ts'

export type Bench = {
  quick: boolean
  /** How many lots the catalogue holds. */
  lots: number
  /** Whatever is started or written goes in here, and is stopped and removed when the figures are in. */
  keep: AsyncDisposableStack
}

export type Benchmark = (bench: Bench) => Promise<Report>
