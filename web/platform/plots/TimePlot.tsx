import { type ReactNode, useState } from 'react'
import { PlotAxes } from './PlotAxes.tsx'
import { PlotFrame } from './PlotFrame.tsx'
import { PlotLines } from './PlotLines.tsx'
import type { PlotPoint } from './plot-point.ts'
import { PlotReader } from './PlotReader.tsx'
import { PlotTable } from './PlotTable.tsx'
import { PlotTip } from './PlotTip.tsx'
import { layOut } from './plot-lay-out.ts'
import styles from './TimePlot.module.css'

type Props<Point> = {
  title: string
  /** In order of time. */
  points: readonly Point[]
  /** A reading in full, in the tip and the table: "$306,180". */
  figure: (value: number) => string
  /** A reading at the axis: "$300k". */
  brief: (value: number) => string
  /** More about a reading, after its figure: "in 96 orders". */
  detail?: ((point: Point) => string) | undefined
  /** What a press on a reading does; `hint` says so in the tip. */
  choice?: { hint: string; onChoose: (point: Point) => void } | undefined
  tools?: ReactNode
}

/** A line over time against the period before; read by pointer, by arrow keys, or as a table. */
export function TimePlot<Point extends PlotPoint>(props: Props<Point>) {
  const { title, points, figure, brief, detail, choice, tools } = props
  const [at, setAt] = useState<number>()
  const befores = points.flatMap(({ before }) => before ?? [])
  const layout = layOut([...points.map(({ value }) => value), ...befores], points.length)
  const told = at === undefined ? undefined : points[at]
  const words = (point: Point) =>
    detail ? `${figure(point.value)} ${detail(point)}` : figure(point.value)
  const hasBefore = befores.length > 0

  const picture = (
    <>
      <PlotAxes marks={points.map(({ mark }) => mark)} layout={layout} brief={brief}>
        <PlotLines points={points} layout={layout} at={at} />
        {told && at !== undefined && (
          <PlotTip across={layout.across(at)} down={layout.down(told.value)}>
            <b>{told.name}</b>
            <span>{words(told)}</span>
            {told.before !== undefined && (
              <span className="muted">{figure(told.before)} in the previous period</span>
            )}
            {choice && <span className="muted">{choice.hint}</span>}
          </PlotTip>
        )}
        <PlotReader
          title={title}
          count={points.length}
          at={at}
          wordsAt={(index) => points[index] && `${points[index].name}: ${words(points[index])}`}
          onRead={setAt}
          onChoose={choice && ((index) => points[index] && choice.onChoose(points[index]))}
        />
      </PlotAxes>
      {hasBefore && <PlotLegend />}
    </>
  )
  const table = (
    <PlotTable
      caption={title}
      heads={['Period', 'Reading', ...(hasBefore ? ['Previous period'] : [])]}
      rows={points.map((point) => ({
        key: point.key,
        cells: [
          point.name,
          words(point),
          ...(hasBefore ? [point.before === undefined ? '' : figure(point.before)] : []),
        ],
      }))}
    />
  )
  return <PlotFrame title={title} tools={tools} picture={picture} table={table} />
}

function PlotLegend() {
  return (
    <figcaption className={styles['legend']}>
      <span>This period</span>
      <span className={styles['before']}>Previous period</span>
    </figcaption>
  )
}
