import { MessageSquare } from 'lucide-react'
import { counted } from '#web/platform/format/numbers.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './NewMessages.module.css'

type Props = { count: number }

/** Marks a row or a card whose messages the reader has not read. */
export function NewMessages({ count }: Props) {
  if (count === 0) return null
  return (
    <span className={classes(styles['mark'], 'amber med t13')}>
      <MessageSquare className="i-14" />
      {counted(count, 'new message')}
    </span>
  )
}
