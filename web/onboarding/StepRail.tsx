import { Check } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { isDone, mayVisit, steps, type Step } from './onboarding-steps.ts'
import styles from './StepRail.module.css'

const WORDS: Record<Step, { label: string; detail: string }> = {
  password: { label: 'Password', detail: 'To sign in' },
  profile: { label: 'Profile', detail: 'What buyers see' },
  products: { label: 'Products', detail: 'Or skip' },
}

type Props = { current: Step; viewer: CurrentUser }

export function StepRail({ current, viewer }: Props) {
  return (
    <nav aria-label="Steps">
      <ol className={styles['rail']}>
        {steps.map((step) => {
          const done = isDone(step, viewer)
          const { label, detail } = WORDS[step]
          const isCurrent = step === current
          return (
            <li
              key={step}
              className={classes(done && styles['done'], isCurrent && styles['current'])}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {done && <Check />}
              {!isCurrent && mayVisit(step, viewer) ? (
                <Link href={paths.createProfile({ step })}>{label}</Link>
              ) : (
                <b>{label}</b>
              )}
              {done && <VisuallyHidden>, done</VisuallyHidden>}
              <small>{isCurrent ? 'Now' : done ? 'Done' : detail}</small>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
