import type { Role } from '#web/accounts/role.ts'
import { paletteKeys } from './command-key.ts'
import { palette } from './around-page.ts'
import { finderLabel } from './finder-words.ts'
import styles from './PaletteHint.module.css'

type Props = { role: Role }

/** Says in the header of wide windows that there is a palette. */
export function PaletteHint({ role }: Props) {
  const label = finderLabel(role)
  return (
    <button
      type="button"
      className={styles['hint']}
      aria-label={`${paletteKeys()}: ${label.toLowerCase()}`}
      title={label}
      aria-haspopup="dialog"
      onClick={palette.open}
    >
      <kbd>{paletteKeys()}</kbd>
    </button>
  )
}
