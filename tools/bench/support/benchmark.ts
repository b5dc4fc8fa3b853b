import type { Report } from './report.ts'

export type Bench = {
  quick: boolean
  /** How many lots the catalogue holds. */
  lots: number
  /** Another checkout, with its packages, to be measured for comparison. */
  against: string | undefined
  /** Whatever is started or written goes in here, and is stopped and removed when the figures are in. */
  keep: AsyncDisposableStack
}

export type Benchmark = (bench: Bench) => Promise<Report>
