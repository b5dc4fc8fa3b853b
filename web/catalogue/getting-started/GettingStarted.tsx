import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import styles from './GettingStarted.module.css'
import type { StepState } from './getting-started.ts'
import { useGettingStarted } from './use-getting-started.ts'

type Props = {
  /** Or only for somebody who has done no step when it is shown. */
  open?: boolean | 'at first'
}

/** A line for a buyer who has not done yet what everybody does first; it opens into the steps. */
export function GettingStarted({ open }: Props) {
  const viewer = useViewer()
  return viewer && roleOf(viewer) === 'buyer' ? <Steps viewer={viewer} open={open} /> : null
}

type StepsProps = { viewer: CurrentUser; open: Props['open'] }

function Steps({ viewer, open }: StepsProps) {
  const { phase, steps, hide, overAs } = useGettingStarted(viewer)
  if (phase === 'hidden') return null
  if (phase === 'finished')
    return (
      <output className={styles['finished']}>
        <Check className="i-14" /> Getting started: all set.
      </output>
    )
  return <Line steps={steps} open={open} overAs={overAs} onHide={hide} />
}

type LineProps = {
  steps: readonly StepState[]
  open: Props['open']
  overAs: string
  onHide: () => void
}

function Line({ steps, open, overAs, onHide }: LineProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  const [wasNew] = useState(done === 0)
  return (
    <Disclosure
      className={styles['line']}
      open={open === 'at first' ? wasNew : open}
      overAs={overAs}
      title={
        <>
          Getting started{' '}
          <span className="muted tnum">
            {done} of {steps.length}
          </span>
        </>
      }
    >
      <ul className={styles['steps']} aria-label="Getting started">
        {steps.map((step) => (
          <StepItem key={step.step} step={step} />
        ))}
      </ul>
      <TextButton onClick={onHide}>Not now</TextButton>
    </Disclosure>
  )
}

type StepItemProps = { step: StepState }

function StepItem({ step: { label, hint, href, isDone } }: StepItemProps) {
  const Icon = isDone ? Check : Circle
  return (
    <li className={isDone ? styles['done'] : undefined}>
      <Icon className="i-14" />
      <div>
        {isDone ? label : <Link href={href}>{label}</Link>}
        {isDone ? <VisuallyHidden>, done</VisuallyHidden> : <p className="t13 muted">{hint}</p>}
      </div>
    </li>
  )
}
