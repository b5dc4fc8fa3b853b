/** One reading of a plot over time. */
export type PlotPoint = {
  key: string
  /** "Week of Nov 10" */
  name: string
  /** "Nov 10", below the axis. */
  mark: string
  value: number
  /** The same stretch of the period before. */
  before?: number | undefined
}
