import { chooseSingleKeys, useSingleKeys } from '#web/platform/keyboard/single-keys.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { AccountSection } from './AccountSection.tsx'
import styles from './AccountSection.module.css'

/** Turns the single keys off for good, for who dictates or rests a hand on the keyboard (WCAG 2.1.4). */
export function KeyboardSection() {
  return (
    <AccountSection
      id="keyboard"
      summary="Shortcuts without a modifier key, such as g then o for My Offers. They pause while you type. Saved in this browser."
    >
      <div className={styles['body']}>
        <Checkbox
          label="Single-key shortcuts"
          checked={useSingleKeys()}
          onChange={(event) => chooseSingleKeys(event.currentTarget.checked)}
        />
      </div>
    </AccountSection>
  )
}
