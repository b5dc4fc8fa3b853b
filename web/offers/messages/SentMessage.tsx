import { shortName } from '../offer-words.ts'
import styles from './SentMessage.module.css'

type Props = {
  /** The author's name, as the reader sees it. */
  who: string
  text: string | null
  /** Of an earlier question: the lot. */
  about?: string | undefined
  isSending?: boolean
}

/** One message in the history. */
export function SentMessage({ who, text, about, isSending = false }: Props) {
  return (
    <>
      <b>
        <bdi>{who}</bdi> wrote
        {about !== undefined && (
          <>
            {' '}
            about <bdi>{shortName(about)}</bdi>
          </>
        )}
      </b>
      {text === null ? (
        <p className="muted">This message was deleted.</p>
      ) : (
        <p className={styles['text']}>{text}</p>
      )}
      {isSending && <p className="muted">Sending…</p>}
    </>
  )
}
