import type { OfferDetail } from '#market/insights/insight-details.ts'
import styles from './RawHistory.module.css'

type Props = { entries: OfferDetail['history'] }

/** The history of an offer, entry by entry as it is kept. */
export function RawHistory({ entries }: Props) {
  return (
    <section aria-label="History" className="col g2">
      <h3>History</h3>
      {entries.length === 0 && <p className="t13 muted">Not sent yet.</p>}
      <ol className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.revision}>
            <code>{JSON.stringify(entry)}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
