import type { ReactNode } from 'react'
import styles from './PlotAxes.module.css'
import { markedOf, type layOut } from './plot-lay-out.ts'

type Props = {
  layout: Pick<ReturnType<typeof layOut>, 'ticks' | 'across'>
  marks: readonly string[]
  brief: (value: number) => string
  children: ReactNode
}

/** The figures at the left and the dates below; PlotReader within says them to screen readers. */
export function PlotAxes({ layout, marks, brief, children }: Props) {
  return (
    <div className={styles['plot']}>
      <div className={styles['figures']} aria-hidden>
        {layout.ticks.toReversed().map((tick) => (
          <span key={tick}>{brief(tick)}</span>
        ))}
      </div>
      <div className={styles['area']}>{children}</div>
      <div className={styles['dates']} aria-hidden>
        {markedOf(marks.length).map((at) => (
          <span key={at} style={{ left: `${layout.across(at)}%` }}>
            {marks[at]}
          </span>
        ))}
      </div>
    </div>
  )
}
