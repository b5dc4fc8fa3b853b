import { Area, Line, LinePath } from '@visx/shape'
import styles from './PlotLines.module.css'
import type { layOut } from './plot-lay-out.ts'
import type { PlotPoint } from './plot-point.ts'

type Props = {
  points: readonly PlotPoint[]
  layout: ReturnType<typeof layOut>
  at: number | undefined
}

export function PlotLines({ points, layout: { across, down, ticks }, at }: Props) {
  const readings = points.map(({ value }) => value)
  const befores = points.map(({ before }) => before)
  const x = (_: unknown, index: number) => across(index)
  const single = points.length === 1 ? 0 : undefined
  const told = at ?? single
  return (
    <>
      <svg
        className={styles['lines']}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {ticks.map((tick) => (
          <Line
            key={tick}
            from={{ x: 0, y: down(tick) }}
            to={{ x: 100, y: down(tick) }}
            className={styles['grid'] ?? ''}
          />
        ))}
        <LinePath
          data={befores}
          x={x}
          y={(before) => down(before ?? 0)}
          defined={(before) => before !== undefined}
          className={styles['before'] ?? ''}
        />
        <Area data={readings} x={x} y0={100} y1={down} className={styles['fill'] ?? ''} />
        <LinePath data={readings} x={x} y={down} className={styles['line'] ?? ''} />
        {at !== undefined && (
          <Line
            from={{ x: across(at), y: 0 }}
            to={{ x: across(at), y: 100 }}
            className={styles['cursor'] ?? ''}
          />
        )}
      </svg>
      {told !== undefined && (
        <span
          className={styles['dot']}
          style={{ left: `${across(told)}%`, top: `${down(readings[told] ?? 0)}%` }}
        />
      )}
    </>
  )
}
