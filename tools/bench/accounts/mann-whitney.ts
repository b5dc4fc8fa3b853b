/**
 * How likely two samples would differ in rank at least this much if they came from one and the same source
 * (Mann and Whitney, with the normal approximation): small when one tends to be larger.
 */
export function likelihoodOfSame(one: readonly number[], other: readonly number[]): number {
  const ranks = ranksOf([...one, ...other])
  const sum = ranks.slice(0, one.length).reduce((total, rank) => total + rank, 0)
  const u = sum - (one.length * (one.length + 1)) / 2
  const expected = (one.length * other.length) / 2
  const spread = Math.sqrt((expected * (one.length + other.length + 1)) / 6)
  return 2 * tailBeyond(Math.abs(u - expected) / spread)
}

/** Equal values share the middle of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}

/** The share of a normal distribution beyond this many standard deviations (Abramowitz and Stegun 26.2.17). */
function tailBeyond(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * deviations)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * series
}
