import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './Results.module.css'
import { useShowView } from './use-catalogue-view.ts'

type Props = {
  view: CatalogueView
  /** The words that were taken for mistyped ones, as they were read instead. */
  words: string
}

export function ReadAs({ view, words }: Props) {
  const show = useShowView()
  return (
    <p className={styles['read']}>
      <span>
        Showing results for <b>“{words}”</b>
      </span>
      <TextButton
        className="t13"
        onClick={() => show({ ...view, criteria: { ...view.criteria, query: undefined } })}
      >
        Clear search
      </TextButton>
    </p>
  )
}
