import { Card } from '#web/platform/ui/Card.tsx'
import type { LineInCart } from './cart.ts'
import styles from './SavedForLater.module.css'
import { SavedLine } from './SavedLine.tsx'

type Props = { saved: readonly LineInCart[]; isWaiting: boolean }

export function SavedForLater({ saved, isWaiting }: Props) {
  return (
    <section aria-label="Saved for later">
      <h2 className={styles['head']}>
        Saved for later <span className={styles['count']}>{saved.length}</span>
      </h2>
      <Card>
        <ul>
          {saved.map(({ offer, line }) => (
            <SavedLine key={line.id} offer={offer} line={line} isWaiting={isWaiting} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
