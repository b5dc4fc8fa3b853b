import type { ReactNode } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import styles from './BarList.module.css'
import { PlotFrame } from './PlotFrame.tsx'
import { PlotTable } from './PlotTable.tsx'

export type Bar = {
  key: string
  name: string
  value: number
  /** The value in words: "$812k". */
  figure: string
  /** A second value, at the far end: "41%". */
  note?: string | undefined
  /** What a press leads to. */
  href?: string | undefined
}

type Props = {
  title: string
  bars: readonly Bar[]
  /** What the longest bar stands for; by default the largest value. */
  whole?: number | undefined
  /** Over the columns of the table. */
  heads: readonly string[]
  /** The cells of a bar after its name, in the table. */
  cellsOf: (key: string) => readonly string[]
  tools?: ReactNode
  children?: ReactNode
}

/** Names with a bar each, whose lengths compare their values. */
export function BarList({ title, bars, whole, heads, cellsOf, tools, children }: Props) {
  const longest = whole ?? Math.max(0, ...bars.map(({ value }) => value))
  const picture = (
    <ul className={styles['bars']}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <BarLine bar={bar} share={longest > 0 ? bar.value / longest : 0} />
        </li>
      ))}
    </ul>
  )
  const rows = bars.map(({ key, name }) => ({ key, cells: [name, ...cellsOf(key)] }))
  return (
    <PlotFrame
      title={title}
      tools={tools}
      picture={
        <>
          {picture}
          {children}
        </>
      }
      table={<PlotTable caption={title} heads={heads} rows={rows} />}
    />
  )
}

function BarLine({ bar: { name, figure, note, href }, share }: { bar: Bar; share: number }) {
  const line = (
    <>
      <span className={styles['name']} title={name}>
        {name}
      </span>
      <span className={styles['track']}>
        <i style={{ width: `${Math.min(100, 100 * share)}%` }} />
      </span>
      <b>{figure}</b>
      {note !== undefined && <span className="muted">{note}</span>}
    </>
  )
  if (!href) return <div className={styles['line']}>{line}</div>
  return (
    <Link href={href} resetScroll={false} className={styles['line']}>
      {line}
    </Link>
  )
}
