import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useShowViewAfterPress } from '../use-catalogue-view.ts'
import { mostWordsNote } from './result-words.ts'
import styles from './Results.module.css'

type Reading = { count: number; read_as?: string | undefined; most_words?: string | undefined }
type Props = { view: CatalogueView; answer: Reading }

/** How the words were read, where they were not taken as they stand; there is nothing to say of no results. */
export function SearchReading({ view, answer }: Props) {
  const show = useShowViewAfterPress()
  const { count, read_as: readAs, most_words: mostWords } = answer
  if (count === 0 || !(readAs ?? mostWords)) return null
  return (
    <p className={styles['read']}>
      <output>
        {mostWords ? (
          mostWordsNote(count, mostWords)
        ) : (
          <>
            Showing results for <b>“{readAs}”</b>
          </>
        )}
      </output>
      <TextButton
        className="t13"
        onClick={() => show({ ...view, criteria: { ...view.criteria, query: undefined } })}
      >
        Clear search
      </TextButton>
    </p>
  )
}
