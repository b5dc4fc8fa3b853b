import { type ReactNode, useState } from 'react'
import { FlowColumns } from './FlowColumns.tsx'
import { layOutFlows, type Flow } from './flow-lay-out.ts'
import { PlotAxes } from './PlotAxes.tsx'
import { PlotFrame } from './PlotFrame.tsx'
import { PlotReader } from './PlotReader.tsx'
import { PlotTable } from './PlotTable.tsx'
import { PlotTip } from './PlotTip.tsx'

/** One column: what came in above the line, what left below it. */
type FlowPoint = Flow & {
  key: string
  /** "November 2026" */
  name: string
  /** "Nov", below the axis. */
  mark: string
}

type Props<Point> = {
  title: string
  points: readonly Point[]
  /** The places of the colours of the parts, from the line outwards. */
  colours: { up: readonly number[]; down: readonly number[] }
  /** A reading at the axis: "$300k". */
  brief: (value: number) => string
  /** What a column says, in one line for screen readers. */
  words: (point: Point) => string
  /** What stands in the tip below the name of a column. */
  renderTip: (point: Point) => ReactNode
  table: { heads: readonly string[]; rows: readonly { key: string; cells: readonly string[] }[] }
  choice: { hint: string; onChoose: (point: Point) => void }
  tools?: ReactNode
}

/** Columns that grow up and down from one line; read by pointer, by arrow keys, or as a table. */
export function FlowPlot<Point extends FlowPoint>(props: Props<Point>) {
  const { title, points, colours, brief, words, renderTip, table, choice, tools } = props
  const [at, setAt] = useState<number>()
  const layout = layOutFlows(points)
  const told = at === undefined ? undefined : points[at]
  const picture = (
    <PlotAxes
      marks={points.map(({ mark }) => mark)}
      layout={layout}
      brief={(value) => brief(Math.abs(value))}
    >
      <FlowColumns points={points} layout={layout} colours={colours} at={at} />
      {told && at !== undefined && (
        <PlotTip across={layout.across(at)} down={layout.down(0)}>
          <b>{told.name}</b>
          {renderTip(told)}
          <span className="muted">{choice.hint}</span>
        </PlotTip>
      )}
      <PlotReader
        title={title}
        count={points.length}
        at={at}
        wordsAt={(index) => points[index] && `${points[index].name}: ${words(points[index])}`}
        onRead={setAt}
        onChoose={(index) => points[index] && choice.onChoose(points[index])}
      />
    </PlotAxes>
  )
  return (
    <PlotFrame
      title={title}
      tools={tools}
      picture={picture}
      table={<PlotTable caption={title} {...table} />}
    />
  )
}
