import type { Sort } from '#market/insights/insight-sorts.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { sectionOf, sectionShowing, type SectionName } from '../insights-address.ts'
import { columnSort, sortAsked } from './sort-asked.ts'

type SortOptions<Column extends string> = {
  name: SectionName
  columns: readonly Column[]
  usual: Sort<Column>
}

/** The sort of a section, and what a press on each column does. */
export function useSectionSort<Column extends string>(search: Search, wanted: SortOptions<Column>) {
  const { name, columns, usual } = wanted
  const showAt = useShowAt()
  const sort = sortAsked(sectionOf(search, name).sort, columns, usual)
  const onSort = (next: string) => showAt(sectionShowing(search, name, { sort: next }))
  return { sort, by: (column: Column) => columnSort(column, sort, onSort) }
}
