import { across, type Figure, type Percentile, type Report, type Unit } from './report.ts'

const HEAD = ['', 'goal', '', 'median', 'p95', 'p99', '× baseline']

/** A report as text: how it was made above, a line for each figure below. */
export function inTable(name: string, { made, figures }: Report): string {
  const rows = [HEAD, ...figures.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => aligned(cell, column)).join('  '))
  return [`── ${name} ──`, ...made, '', ...lines.map((line) => line.trimEnd())].join('\n')

  function aligned(cell: string, column: number) {
    const width = widths[column] ?? 0
    return column < 3 ? cell.padEnd(width) : cell.padStart(width)
  }
}

function rowOf(figure: Figure): string[] {
  return [
    figure.what,
    goalIn(figure),
    verdictOn(figure),
    valueOf(figure, 'median'),
    hasTail(figure) ? valueOf(figure, 'p95') : '',
    hasTail(figure) ? valueOf(figure, 'p99') : '',
    ratioOf(figure),
  ]
}

// A run that is one value has no percentiles of its own.
const hasTail = ({ runs }: Figure) => runs.some((run) => run.length > 1)

function goalIn({ goal, unit }: Figure): string {
  if (!goal) return ''
  const bound = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`
  return `${goal.of === 'median' ? '' : `${goal.of} `}${bound}${spaced(unit)}`
}

function verdictOn(figure: Figure): string {
  const { goal } = figure
  if (!goal) return ''
  const value = across(figure, goal.of)
  return ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast) ? 'met' : 'MISSED'
}

const valueOf = (figure: Figure, percentile: Percentile) =>
  `${rounded(across(figure, percentile))}${spaced(figure.unit)}`

function ratioOf(figure: Figure): string {
  if (!figure.baseline) return ''
  return rounded(across(figure, 'median') / across(figure.baseline, 'median'))
}

const spaced = (unit: Unit) => (unit === '/s' || unit === '' ? unit : ` ${unit}`)

function rounded(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
