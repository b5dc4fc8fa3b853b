import { CircleAlert, TriangleAlert } from 'lucide-react'
import styles from './Counter.module.css'
import type { CounterNotes as Notes } from './counter-notes.ts'

type Props = { id: string; notes: Notes }

/** In the line below a row. A price that is refused anyway is not warned of as well. */
export function CounterNotes({ id, notes: { errors, warning } }: Props) {
  return (
    <div id={id} className={styles['notes']} aria-live="polite">
      {errors.map(({ field, message }) => (
        <p key={field} className="red">
          <CircleAlert className="i-14" /> {message}
        </p>
      ))}
      {warning && errors.length === 0 && (
        <p className="amber">
          <TriangleAlert className="i-14" /> {warning}
        </p>
      )}
    </div>
  )
}
