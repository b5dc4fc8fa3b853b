import type { CurrentUser } from '#market/accounts/current-user.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ProgressSteps } from '#web/platform/ui/ProgressSteps.tsx'
import { isDone, mayVisit, steps, type Step } from './onboarding-steps.ts'
import styles from './OnboardingSteps.module.css'

const WORDS: Record<Step, { label: string; detail: string }> = {
  password: { label: 'Password', detail: 'To sign in' },
  profile: { label: 'Profile', detail: 'What buyers see' },
  products: { label: 'Products', detail: 'Or skip' },
}

type Props = { current: Step; viewer: CurrentUser }

export function OnboardingSteps({ current, viewer }: Props) {
  return (
    <nav aria-label="Steps" className={styles['steps']}>
      <ProgressSteps
        steps={steps.map((step) => {
          const { label, detail } = WORDS[step]
          const isCurrent = step === current
          const done = isDone(step, viewer)
          return {
            label,
            detail: isCurrent ? 'Now' : done ? 'Done' : detail,
            state: done ? 'done' : isCurrent ? 'now' : 'ahead',
            isCurrent,
            href: !isCurrent && mayVisit(step, viewer) ? paths.createProfile({ step }) : undefined,
          }
        })}
      />
    </nav>
  )
}
