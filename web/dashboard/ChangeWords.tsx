import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { Change } from './change-words.ts'
import styles from './LastWeeks.module.css'

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }

type Props = { change: Change }

export function ChangeWords({ change: { words, tone } }: Props) {
  const Arrow = ARROWS[tone]
  return (
    <span className={styles[tone]}>
      <Arrow className="i-14" /> {words}
    </span>
  )
}
