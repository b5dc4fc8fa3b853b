import { useRouter } from '@tanstack/react-router'
import type { Sort } from '#market/insights/insight-sorts.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { sectionOf, sectionShowing, type SectionName } from '../insights-address.ts'
import { columnSort, sortAsked } from './sort-asked.ts'

type Wanted<Column extends string> = {
  name: SectionName
  columns: readonly Column[]
  usual: Sort<Column>
}

/** The sort of a section, and how each of its columns sorts. */
export function useSectionSort<Column extends string>(search: Search, wanted: Wanted<Column>) {
  const { name, columns, usual } = wanted
  const router = useRouter()
  const sort = sortAsked(sectionOf(search, name).sort, columns, usual)
  const onSort = (next: string) =>
    void router.navigate({
      href: sectionShowing(search, name, { sort: next }),
      replace: true,
      resetScroll: false,
    })
  return { sort, by: (column: Column) => columnSort(column, sort, onSort) }
}
