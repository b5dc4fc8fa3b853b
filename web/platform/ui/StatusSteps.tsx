import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './StatusSteps.module.css'

export type PathStep = {
  label: string
  /** When it happened, or who does it next: "Nov 19", "You pay". */
  detail?: ReactNode
  /** `turn`: the reader acts now; `waiting`: somebody else does. */
  state: 'done' | 'turn' | 'waiting' | 'ahead' | 'stopped'
}

type Props = { steps: readonly PathStep[] }

/** Where an order stands on its way. */
export function StatusSteps({ steps }: Props) {
  return (
    <ol className={styles['path']}>
      {steps.map(({ label, detail, state }) => (
        <li
          key={label}
          className={styles[state]}
          aria-current={state === 'turn' || state === 'waiting' ? 'step' : undefined}
        >
          {state === 'done' && <Check />}
          <b>{label}</b>
          {detail}
        </li>
      ))}
    </ol>
  )
}
