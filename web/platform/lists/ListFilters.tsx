import type { ComponentType } from 'react'
import type { Filters } from '#market/lists/list.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'

type Change<View> = (change: Partial<View>) => void

/** Controls of filters that are no plain choice, by their names. */
export type OwnFilters<View, Answer> = Readonly<
  Record<string, ComponentType<{ view: View; answer: Answer | undefined; onChange: Change<View> }>>
>

type Props<View, Answer> = {
  list: { name: string; search: string; filters: Filters; sorts: Readonly<Record<string, string>> }
  view: View
  answer: Answer | undefined
  own: OwnFilters<View, Answer> | undefined
  onChange: Change<View>
}

/** What narrows and orders a list, in the order in which its filters are declared. */
export function ListFilters<View extends object, Answer>({
  list,
  view,
  own,
  ...more
}: Props<View, Answer>) {
  const { onChange } = more
  const sorts = Object.entries(list.sorts)
  const choose = (name: string) => (value: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by the names of the list's own filters
    onChange({ [name]: value === '' ? undefined : value } as Partial<View>)
  const valueOf = (name: string) => {
    const value: unknown = Reflect.get(view, name)
    return typeof value === 'string' ? value : ''
  }
  return (
    <FilterBar
      label={`Search ${list.name}`}
      placeholder={list.search}
      value={valueOf('search')}
      onSearch={choose('search')}
    >
      {Object.entries(list.filters).map(([name, { label, choices }]) => {
        const Own = own?.[name]
        if (Own) return <Own key={name} view={view} {...more} />
        return (
          choices && (
            <FilterSelect
              key={name}
              label={label}
              value={valueOf(name)}
              choices={choices}
              onChoose={choose(name)}
            />
          )
        )
      })}
      {sorts.length > 1 && (
        <FilterSelect
          label="Sort"
          value={valueOf('sort')}
          choices={sorts}
          onChoose={choose('sort')}
        />
      )}
    </FilterBar>
  )
}
