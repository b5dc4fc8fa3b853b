import type { ReactNode } from 'react'
import styles from './PlotTip.module.css'

type Props = { across: number; down: number; children: ReactNode }

/** Next to a reading, always within the plot's width; below high readings. */
export function PlotTip({ across, down, children }: Props) {
  const below = down < 45
  return (
    <div
      className={styles['tip']}
      style={{
        left: `${across}%`,
        top: `${down}%`,
        translate: `${-across}% ${below ? '14px' : 'calc(-100% - 14px)'}`,
      }}
      aria-hidden
    >
      {children}
    </div>
  )
}
