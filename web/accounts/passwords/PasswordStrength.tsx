import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import styles from './PasswordStrength.module.css'
import { MOST_STEPS, type strengthInWords } from './strength-words.ts'

type Props = { strength: ReturnType<typeof strengthInWords> | undefined }

/** Its line is kept free before anything is typed, so that nothing moves. */
export function PasswordStrength({ strength }: Props) {
  return (
    <div className={styles['line']}>
      {strength && (
        <ProgressBar
          label="Password strength"
          done={strength.steps}
          of={MOST_STEPS}
          tone={strength.tone}
        />
      )}
      <output>{strength?.words}</output>
    </div>
  )
}
