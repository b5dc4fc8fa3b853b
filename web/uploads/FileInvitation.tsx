import type { LucideIcon } from 'lucide-react'
import { useFieldContext } from '#web/platform/ui/fields/field-context.ts'
import styles from './FileDrop.module.css'

type Props = { icon: LucideIcon; words: string; kinds: string }

/** What stands in an empty field for a file. */
export function FileInvitation({ icon: Icon, words, kinds }: Props) {
  const { id } = useFieldContext()
  return (
    <label htmlFor={id} className={styles['invitation']}>
      <Icon className="i-24" />
      <b className="med">{words}</b>
      <span className="t13 muted">{kinds}</span>
    </label>
  )
}
