import type { Sort } from '#market/insights/insight-sorts.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'

/** The sort of the address when the section has it, otherwise the default. */
export const sortAsked = <Name extends string>(
  given: string | undefined,
  columns: readonly Name[],
  usual: Sort<Name>,
): Sort<Name> =>
  columns
    .flatMap((name): Sort<Name>[] => [`${name}_asc`, `${name}_desc`])
    .find((each) => each === given) ?? usual

/** How a press on a column's head sorts: ascending first, then descending (spec 2, Insights dashboard). */
export const columnSort = <Name extends string>(
  name: Name,
  sort: Sort<Name>,
  onSort: (sort: Sort<Name>) => void,
): NonNullable<Column<never>['sort']> => {
  const [rising, falling]: [Sort<Name>, Sort<Name>] = [`${name}_asc`, `${name}_desc`]
  return {
    direction: sort === rising ? 'ascending' : sort === falling ? 'descending' : 'none',
    onSort: () => onSort(sort === rising ? falling : rising),
  }
}
