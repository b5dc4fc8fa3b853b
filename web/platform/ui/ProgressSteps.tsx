import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { classes } from './classes.ts'
import styles from './ProgressSteps.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type ProgressStep = {
  label: string
  /** When it happened, or who does it next: "Nov 19", "You pay". */
  detail?: ReactNode
  /** `now`: the step on the screen; `turn`: the reader acts now; `waiting`: somebody else does. */
  state: 'done' | 'now' | 'turn' | 'waiting' | 'ahead' | 'stopped'
  /** A step that is done can be on the screen again. */
  isCurrent?: boolean
  /** Where the step is done, if the reader may go there. */
  href?: string | undefined
}

type Props = { steps: readonly ProgressStep[] }

/** The steps of a process in order, and which of them are done. */
export function ProgressSteps({ steps }: Props) {
  return (
    <ol className={styles['path']}>
      {steps.map(({ label, detail, state, isCurrent = isUnderWay(state), href }) => (
        <li
          key={label}
          className={classes(styles[state], isCurrent && styles['current'])}
          aria-current={isCurrent ? 'step' : undefined}
        >
          {state === 'done' && <Check />}
          {href === undefined ? <b>{label}</b> : <Link href={href}>{label}</Link>}
          {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
          {detail}
        </li>
      ))}
    </ol>
  )
}

const isUnderWay = (state: ProgressStep['state']) =>
  state === 'now' || state === 'turn' || state === 'waiting'
