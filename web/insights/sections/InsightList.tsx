import { useDeferredValue } from 'react'
import type { Endpoint, Nothing } from '#market/endpoint.ts'
import { INSIGHTS_PER_PAGE } from '#market/insights/insight-api.ts'
import { sortByHead, type ListColumn } from '#web/platform/lists/sort-by-head.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAtAfterPress } from '#web/platform/navigation/use-show-at.ts'
import { useInsightList } from '../insight-queries.ts'
import { sectionOf, sectionShowing, type SectionName } from '../insights-address.ts'
import { ListBody, type PageOfRows } from './ListBody.tsx'
import { Section } from './Section.tsx'
import { sortAsked } from './sort-asked.ts'

type Query<Sort> = {
  page: number
  per_page: number
  search: string
  sort: Sort
  scope?: string | undefined
}

type RowsProps<Row, Sort extends string> = {
  search: Search
  name: SectionName
  title: string
  read: Endpoint<Nothing, Query<Sort>, unknown, PageOfRows<Row>>
  /** What narrows it, as the server reads it. */
  scope: string | undefined
  columns: readonly ListColumn<Row, Sort>[]
}

type Props<Row, Sort extends string> = RowsProps<Row, Sort> & {
  /** The total count: "1,284". */
  count: string | undefined
  /** A second figure: "12 onboarded". */
  figures?: readonly string[] | undefined
  /** The orders that have a name of their own; the first is the usual one. */
  sorts: readonly [{ label: string; sort: Sort }, ...{ label: string; sort: Sort }[]]
  /** The address of the export. */
  file: string
}

/** One of the lists of the insights, with its head, its file and its rows. */
export function InsightList<Row extends { id: number }, Sort extends string>({
  count,
  figures,
  sorts,
  file,
  ...rows
}: Props<Row, Sort>) {
  const { search, name, title, columns } = rows
  const sort = sortAsked(sectionOf(search, name).sort, columns) ?? sorts[0].sort
  return (
    <Section
      search={search}
      name={name}
      title={title}
      count={count}
      figures={figures}
      sort={sort}
      sorts={sorts}
      file={file}
    >
      <Rows {...rows} sort={sort} />
    </Section>
  )
}

/** Fetched only while the section is open. */
function Rows<Row extends { id: number }, Sort extends string>({
  search,
  name,
  title,
  read,
  scope,
  columns,
  sort,
}: RowsProps<Row, Sort> & { sort: Sort }) {
  const showAt = useShowAtAfterPress()
  const { page, search: text } = sectionOf(search, name)
  const query = { page, per_page: INSIGHTS_PER_PAGE, search: text, sort, scope }
  const { data, error, refetch } = useInsightList(read, query)
  // A hundred rows in slices, between which the browser answers to presses.
  const drawn = useDeferredValue(data)
  const onSort = (next: Sort) => showAt(sectionShowing(search, name, { sort: next }))
  return (
    <ListBody
      search={search}
      name={name}
      title={title}
      list={drawn}
      problem={error}
      onRetry={() => void refetch()}
      columns={columns.map((column) => sortByHead(column, { sort, onSort }))}
    />
  )
}
