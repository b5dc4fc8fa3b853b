import { paletteKeys } from './command-key.ts'
import { palette } from './around-page.ts'
import styles from './PaletteHint.module.css'

/** Says in the header of wide windows that there is a palette. */
export function PaletteHint() {
  return (
    <button
      type="button"
      className={styles['hint']}
      aria-label={`${paletteKeys()}: go to a page, lot, offer or order`}
      title="Go to a page, lot, offer or order"
      aria-haspopup="dialog"
      onClick={palette.open}
    >
      <kbd>{paletteKeys()}</kbd>
    </button>
  )
}
