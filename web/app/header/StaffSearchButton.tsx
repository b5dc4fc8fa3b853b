import { Search } from 'lucide-react'
import { palette } from '#web/palette/around-page.ts'
import { finderLabel } from '#web/palette/finder-words.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './StaffSearchButton.module.css'

type Props = { className?: string | undefined }

/** Looks like a search field, and opens the palette, which finds everything for staff. */
export function StaffSearchButton({ className }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classes(styles['search'], className)}
      onClick={palette.open}
    >
      <Search className="i-14" />
      <span className="cut">{finderLabel('admin')}</span>
    </button>
  )
}
