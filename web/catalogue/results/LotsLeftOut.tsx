import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useShowViewAfterPress } from '../use-catalogue-view.ts'
import { leftOutWords } from './result-words.ts'
import styles from './Results.module.css'

type Props = {
  view: CatalogueView
  answer: { count: number; unsaleable_count?: number | undefined }
}

/** How many lots a buyer does not see because it may not resell them; of no results more is said below. */
export function LotsLeftOut({ view, answer }: Props) {
  const show = useShowViewAfterPress()
  const { count, unsaleable_count: leftOut = 0 } = answer
  if (count === 0 || leftOut === 0) return null
  return (
    <p className={styles['hidden']}>
      <output className="t13 muted">{leftOutWords(leftOut)}</output>
      <TextButton
        className="t13"
        onClick={() => show({ ...view, criteria: { ...view.criteria, resaleable: false } })}
      >
        Show
      </TextButton>
    </p>
  )
}
