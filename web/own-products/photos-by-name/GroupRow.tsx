import { FileThumbnail } from './FileThumbnail.tsx'
import { groupWords, problemsOf } from './photo-words.ts'
import type { ProductGroup } from './photo-plan.ts'
import styles from './PhotoRows.module.css'
import type { Outcomes } from './sending/send-photos.ts'

type Props = { group: ProductGroup; outcomes: Outcomes }

// A folder chosen by mistake may put hundreds on one product.
const MOST_LEFT_OUT_SHOWN = 3

/** A product, the photos that come to it, and what became of them. */
export function GroupRow({ group, outcomes }: Props) {
  const { product, photos, beyond } = group
  const problems = problemsOf(photos, outcomes)
  return (
    <div className="col g2">
      <div className={styles['group']}>
        <div className="col">
          <span className="med cut2">{product.name || 'No name yet'}</span>
          <span className="t13 muted tnum">
            UPC {product.upc} · {groupWords(group, outcomes)}
          </span>
        </div>
        <div className={styles['photos']}>
          {photos.map(({ id, source }) => (
            <FileThumbnail key={id} source={source} standing={standingOf(outcomes.get(id))} />
          ))}
          {beyond.slice(0, MOST_LEFT_OUT_SHOWN).map(({ id, source }) => (
            <FileThumbnail key={id} source={source} standing="left out" />
          ))}
        </div>
      </div>
      {problems.map(({ id, path, message }) => (
        <p key={id} className={`t13 red ${styles['path']}`}>
          {path}: {message}
        </p>
      ))}
    </div>
  )
}

function standingOf(outcome: { result: string } | undefined) {
  if (!outcome) return 'open'
  return outcome.result === 'added' || outcome.result === 'there' ? 'good' : 'bad'
}
