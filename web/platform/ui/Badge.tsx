import styles from './Badge.module.css'
import { classes } from './classes.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

export type BadgeTone = 'green' | 'amber' | 'red' | 'grey'

type Props = { count: number; tone?: BadgeTone | undefined; className?: string | undefined }

/** A count next to a word or on an icon. */
export function Badge({ count, tone = 'green', className }: Props) {
  return (
    <span className={classes(styles['badge'], styles[tone], className)}>{quantityText(count)}</span>
  )
}
