import { useRouter } from '@tanstack/react-router'
import { Funnel } from 'lucide-react'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { withoutFilter } from '../insights-address.ts'
import { scopeWords } from './scope-words.ts'
import styles from './FilterChip.module.css'

type Props = { search: Search; scope: string | undefined; title: string }

/** What a press on a plot has narrowed the list to, and the way back. */
export function FilterChip({ search, scope, title }: Props) {
  const router = useRouter()
  if (scope === undefined) return null
  return (
    <output className={styles['chip']}>
      <Funnel className="i-14" />
      <span>
        {title} {scopeWords(scope)}, from the plot above
      </span>
      <TextButton
        onClick={() =>
          void router.navigate({ href: withoutFilter(search), replace: true, resetScroll: false })
        }
      >
        Clear
      </TextButton>
    </output>
  )
}
