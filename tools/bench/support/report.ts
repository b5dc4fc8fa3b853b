export type Percentile = 'median' | 'p95' | 'p99'
/** Nothing for what is counted. */
export type Unit = 'ms' | '/s' | 'KB' | 'MB' | ''

/** What was measured in each of several runs; a run may be one value, such as a rate. */
export type Figure = {
  what: string
  unit: Unit
  runs: readonly (readonly number[])[]
  goal?: { of: Percentile; atMost: number } | { of: Percentile; atLeast: number }
  /** The figure it is compared with, made in the same session. */
  baseline?: Figure
}

export type Report = {
  /** How it was made, a line each. */
  made: string[]
  figures: Figure[]
}

const shares: Record<Percentile, number> = { median: 0.5, p95: 0.95, p99: 0.99 }

/** The median of what the runs say, so that one disturbed run decides nothing. */
export function across({ runs }: Figure, percentile: Percentile): number {
  return at(
    runs.map((run) => at(run, shares[percentile])),
    shares.median,
  )
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
