import type { PointerEvent } from 'react'
import styles from './PlotReader.module.css'

type Props = {
  title: string
  count: number
  at: number | undefined
  wordsAt: (index: number) => string | undefined
  onRead: (index: number | undefined) => void
  onChoose?: ((index: number) => void) | undefined
}

/** Lies over a plot: a pointer or the arrow keys go from reading to reading, a press or Enter chooses one. */
export function PlotReader({ title, count, at, wordsAt, onRead, onChoose }: Props) {
  const last = Math.max(0, count - 1)
  const readAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onRead(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))))
  }
  const choose = () => at !== undefined && onChoose?.(at)
  return (
    <input
      type="range"
      className={styles['reader']}
      aria-label={title}
      aria-valuetext={wordsAt(at ?? last)}
      min={0}
      max={last}
      value={at ?? last}
      disabled={count === 0}
      onChange={(event) => onRead(event.target.valueAsNumber)}
      onPointerMove={readAt}
      onPointerDown={readAt}
      onPointerLeave={() => onRead(undefined)}
      onFocus={() => onRead(at ?? last)}
      onBlur={() => onRead(undefined)}
      onClick={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
    />
  )
}
