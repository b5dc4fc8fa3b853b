import { longDay } from './long-day.ts'
import { readersWords } from './readers-words.ts'
import styles from './ReleaseNotes.module.css'

type Props = {
  note: {
    body: string
    buyer: boolean
    seller: boolean
    created_at: string
    created_by: string | null
  }
}

export function PastNote({ note }: Props) {
  return (
    <article className={styles['note']}>
      <p className="t13 muted">
        <time dateTime={note.created_at}>{longDay(note.created_at)}</time> · {readersWords(note)}
        {note.created_by && ` · by ${note.created_by}`}
      </p>
      <p className={styles['body']}>{note.body}</p>
    </article>
  )
}
