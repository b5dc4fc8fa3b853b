import { useRef } from 'react'
import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { useKeptFocus } from '#web/platform/ui/use-kept-focus.ts'
import styles from './SavedSearches.module.css'
import { SavedSearchRow } from './SavedSearchRow.tsx'

type Props = { searches: readonly SavedSearch[] }

export function SavedSearchList({ searches }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // A search that is deleted takes the pressed button with it.
  useKeptFocus(place, String(searches.length), 'a')

  return (
    <div ref={place}>
      <Card>
        <ul className={styles['list']}>
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
