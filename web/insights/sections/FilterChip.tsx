import { Funnel } from 'lucide-react'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { withoutFilter } from '../insights-address.ts'
import { scopeWords } from './scope-words.ts'
import styles from './FilterChip.module.css'

type Props = { search: Search; scope: string | undefined; title: string }

/** What a press on a plot has narrowed the list to, and the way back. */
export function FilterChip({ search, scope, title }: Props) {
  const showAt = useShowAt()
  if (scope === undefined) return null
  return (
    <output className={styles['chip']}>
      <Funnel className="i-14" />
      <span>
        {title} {scopeWords(scope)}, from the plot above
      </span>
      <TextButton onClick={() => showAt(withoutFilter(search))}>Clear</TextButton>
    </output>
  )
}
