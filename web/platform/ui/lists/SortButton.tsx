import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HeadSort } from './column.ts'
import styles from './SortButton.module.css'

type Props = HeadSort & { children: ReactNode }

/** The head of a column, which sorts by it. */
export function SortButton({ direction, onSort, children }: Props) {
  const Arrow = ARROWS[direction]
  return (
    <button type="button" className={styles['sort']} onClick={onSort}>
      {children} <Arrow className="i-14" />
    </button>
  )
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }
