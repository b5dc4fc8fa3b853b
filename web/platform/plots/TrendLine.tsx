import { Area, LinePath } from '@visx/shape'
import { layOut } from './plot-lay-out.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import styles from './TrendLine.module.css'

type Props = { label: string; values: readonly number[] }

/** How a figure has moved, in the space of a line of text. */
export function TrendLine({ label, values }: Props) {
  const { across, down } = layOut(values, values.length)
  const x = (_: number, at: number) => across(at)
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        className={styles['trend']}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Area data={[...values]} x={x} y0={100} y1={down} className={styles['area'] ?? ''} />
        <LinePath data={[...values]} x={x} y={down} className={styles['line'] ?? ''} />
      </svg>
    </>
  )
}
