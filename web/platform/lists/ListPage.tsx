import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { useMemo, type ComponentType, type Key, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Endpoint, Nothing } from '#market/endpoint.ts'
import { pageOfList, type Addressed, type ViewOf } from '#market/lists/view-in-address.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useShowAt, useShowAtAfterPress } from '#web/platform/navigation/use-show-at.ts'
import { asResults } from '#web/platform/page-parts.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { DrawnInSlices } from '#web/platform/DrawnInSlices.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { BeyondLastPage } from '#web/platform/ui/lists/BeyondLastPage.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { listAddress } from './list-address.ts'
import { ListFilters, type OwnFilters } from './ListFilters.tsx'
import { sortByHead, type ListColumn } from './sort-by-head.ts'

export type Listed<View extends z.ZodObject, Answer, Query extends object> = Addressed<View> & {
  name: string
  search: string
  perPage: number
  sorts: Readonly<Record<string, string>>
  read: Endpoint<Nothing, Query, unknown, Answer>
}

/** What a page of a list shows, and the address of another. */
type Shown<View extends z.ZodObject, Answer> = {
  view: ViewOf<View>
  answer: Answer | undefined
  hrefOf: (view: Partial<ViewOf<View>>) => string
}

/** The same of a declared list. */
export type ShownOf<L extends { view: z.ZodObject; read: { answer: z.ZodType } }> = Shown<
  L['view'],
  z.output<L['read']['answer']>
>

/** What a control of its own for a filter of a declared list gets. */
export type OwnFilterOf<L extends { view: z.ZodObject; read: { answer: z.ZodType } }> = Omit<
  ShownOf<L>,
  'hrefOf'
> & { onChange: (change: Partial<ViewOf<L['view']>>) => void }

type SortOf<View extends z.ZodObject> = Extract<z.output<View>['sort'], string>

type Props<Row, View extends z.ZodObject, Meta, Query extends object> = {
  list: Listed<View, Page<Row, Meta>, Query>
  title: string
  /** One line under the title: words, or what there is in words. */
  summary?: string | ((count: number) => string)
  empty: Empty<ViewOf<View>> | ((view: ViewOf<View>) => Empty<ViewOf<View>>)
  /** What its rows are kept under, where that is not the list's name. */
  queryKey?: readonly unknown[]
  /** How often they are fetched again, where time changes them. */
  refetchMs?: number
  /** Controls of filters that are no plain choice, by their names. */
  ownFilters?: OwnFilters<ViewOf<View>, Page<Row, Meta>>
  /** At the far end of the head. */
  tools?: ReactNode
  /** The same, where they need to know what is shown. */
  renderTools?: (shown: Shown<View, Page<Row, Meta>>) => ReactNode
  /** Saves the rows as a file. It comes before the tools, and not where there is nothing to save in any view. */
  renderExport?: (view: ViewOf<View>) => ReactNode
  /** Between the head and the filters, such as tabs. */
  above?: ComponentType<Shown<View, Page<Row, Meta>>>
  /** Below the rows, such as what can be done with those selected. */
  renderBelow?: (rows: readonly Row[]) => ReactNode
} & Rows<Row, View>

/** What a list shows without rows. */
type Empty<View> = {
  icon: LucideIcon
  title: string
  detail?: string
  /** What leads to the whole list, and what that shows where it is not the usual. */
  all?: string
  allView?: Partial<View>
  /** In place of these words and of the filters where nothing is narrowed: the list itself is empty. */
  whole?: ReactNode
}

/** As a table, or as its page draws them. */
type Rows<Row, View extends z.ZodObject> =
  | {
      /** Their heads choose the orders they name. */
      columns: readonly ListColumn<Row, SortOf<View>>[]
      /** The row is marked as one that somebody has to look at. */
      hasProblem?: (row: Row) => boolean
    }
  | { renderRows: (rows: readonly Row[], view: ViewOf<View>) => ReactNode }

/** The whole page of a list: its filters, its rows or what stands in their place, and its pages. */
export function ListPage<
  Row extends { id: Key },
  View extends z.ZodObject,
  Meta extends Totals,
  Query extends object,
>({ list, title, empty, above: Above, ...more }: Props<Row, View, Meta, Query>) {
  usePageTitle(title)
  const { search } = useLocation()
  const showAt = useShowAt()
  const showAtAfterPress = useShowAtAfterPress()
  const { viewOf, hrefOf, hrefOfChange, isNarrowed } = useMemo(() => listAddress(list), [list])
  const view = useMemo(() => viewOf(search), [viewOf, search])
  const { data: answer, error, refetch, isPlaceholderData } = useList(list, view, more)
  const shown = useMemo(() => ({ view, answer }), [view, answer])
  // Not what was found of another view, which stands in until the answer is here.
  const isEmpty = answer?.meta.total_count === 0 && !isPlaceholderData && !isNarrowed(view)
  const whole = isEmpty ? nothingIn(view).whole : undefined
  const hrefOfChosen = (chosen: object) => hrefOfChange(view, chosen)
  const change = (chosen: object) => showAt(hrefOfChosen(chosen))
  const onSort = (sort: string) => showAtAfterPress(hrefOfChosen({ sort }))
  const tools = more.renderTools?.({ view, answer, hrefOf }) ?? more.tools

  return (
    <main className="page">
      <PageHead title={title} summary={!whole && <Summary of={more.summary} answer={answer} />}>
        {more.renderExport ? (
          <div className="row wrap">
            {!isEmpty && more.renderExport(view)}
            {tools}
          </div>
        ) : (
          tools
        )}
      </PageHead>
      <div className="col g4">
        {Above && <Above view={view} answer={answer} hrefOf={hrefOf} />}
        {!whole && (
          <ListFilters
            list={list}
            view={view}
            answer={answer}
            own={more.ownFilters}
            onChange={change}
          />
        )}
      </div>
      {error && !answer && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!answer && !error && (
        <Loading label={`Loading ${list.name}`}>
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {whole}
      {answer?.data.length === 0 && !whole && renderNothing(answer)}
      {answer && answer.data.length > 0 && (
        <DrawnInSlices of={shown}>
          <div className="col g4" {...asResults}>
            {renderRows(answer.data)}
            <Pagination
              page={view.page}
              totalPages={answer.meta.total_pages}
              hrefOf={(page) => hrefOf({ ...view, page })}
            />
          </div>
        </DrawnInSlices>
      )}
      {more.renderBelow?.(answer?.data ?? [])}
    </main>
  )

  function renderRows(rows: readonly Row[]) {
    if ('renderRows' in more) return more.renderRows(rows, view)
    const sorting = { sort: String(view['sort']), onSort }
    return (
      <Card>
        <Table
          key={view.page}
          caption={title}
          columns={more.columns.map((column) => sortByHead(column, sorting))}
          rows={rows}
          rowKey={({ id }) => id}
          hasProblem={more.hasProblem}
        />
      </Card>
    )
  }

  function nothingIn(of: ViewOf<View>) {
    return typeof empty === 'function' ? empty(of) : empty
  }

  function renderNothing({ meta: { total_pages: last } }: Page<Row, Meta>) {
    const { icon, all, allView, ...words } = nothingIn(view)
    if (view.page > last)
      return <BeyondLastPage icon={icon} lastHref={hrefOf({ ...view, page: last })} />
    return (
      <EmptyState
        icon={icon}
        title={words.title}
        actions={all && <ButtonLink href={hrefOf(allView ?? {})}>{all}</ButtonLink>}
      >
        {words.detail}
      </EmptyState>
    )
  }
}

type Page<Row, Meta> = { data: Row[]; meta: Meta }
type Totals = { total_count: number; total_pages: number }
type SummaryProps = {
  of: string | ((count: number) => string) | undefined
  answer: { meta: Totals } | undefined
}

function Summary({ of, answer }: SummaryProps) {
  if (typeof of !== 'function') return of
  return answer && <output className="tnum">{of(answer.meta.total_count)}</output>
}

type Kept = { queryKey?: readonly unknown[]; refetchMs?: number }

const useList = <View extends z.ZodObject, Answer, Query extends object>(
  { name, perPage, read }: Listed<View, Answer, Query>,
  view: ViewOf<View>,
  { queryKey = [name], refetchMs }: Kept,
) =>
  useQuery({
    queryKey: [...queryKey, 'list', view],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the view is the query but for its length
    ...queryOf<Nothing, Query, unknown, Answer>(read, pageOfList({ perPage }, view) as never),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs ?? false,
  })
