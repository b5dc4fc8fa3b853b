import { Fragment, type ReactNode } from 'react'
import type { Filters } from '#market/lists/list.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'

type Change<View> = (change: Partial<View>) => void

/** Draws the control of a filter that is no plain choice. */
export type OwnFilters<View> = {
  [Name in keyof View]?: (value: View[Name], onChange: Change<View>) => ReactNode
}

type Props<View> = {
  list: { name: string; search: string; filters: Filters; sorts: Readonly<Record<string, string>> }
  view: View
  own: OwnFilters<View> | undefined
  onChange: Change<View>
}

/** What narrows and orders a list, in the order in which its filters are declared. */
export function ListFilters<View extends object>({ list, view, own, onChange }: Props<View>) {
  const sorts = Object.entries(list.sorts)
  const choose = (name: string) => (value: string) =>
    onChange({ [name]: value === '' ? undefined : value } as Partial<View>)
  const valueOf = (name: string): unknown => Reflect.get(view, name)
  return (
    <FilterBar
      label={`Search ${list.name}`}
      placeholder={list.search}
      value={String(valueOf('search'))}
      onSearch={choose('search')}
    >
      {Object.entries(list.filters).map(([name, { label, choices }]) => {
        const draw = own?.[name as keyof View]
        if (draw) return <Fragment key={name}>{draw(view[name as keyof View], onChange)}</Fragment>
        return (
          choices && (
            <FilterSelect
              key={name}
              label={label}
              value={String(valueOf(name) ?? '')}
              choices={choices}
              onChoose={choose(name)}
            />
          )
        )
      })}
      {sorts.length > 1 && (
        <FilterSelect
          label="Sort"
          value={String(valueOf('sort'))}
          choices={sorts}
          onChoose={choose('sort')}
        />
      )}
    </FilterBar>
  )
}
