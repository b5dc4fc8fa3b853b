import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { PageQuery } from '#market/paging.ts'
import { containing } from '#server/platform/database/containing.ts'
import type { Tx } from '#server/platform/database/database.ts'

export type ListQuery = PageQuery & { search: string; sort: string }

/** Where the rows of a list come from. */
export type ListSource<Found, Row, Query extends ListQuery, Meta, Viewer> = {
  columns: RawBuilder<unknown>
  tables: RawBuilder<unknown>
  /** Joined for the columns alone: no filter needs it, and no count. */
  joined?: RawBuilder<unknown>
  /** Which rows the list is of, where not all of its tables are, or not all for every viewer or view. */
  of?: RawBuilder<boolean> | ((viewer: Viewer, query: Query) => RawBuilder<boolean>)
  /** Rows that contain the text, by a pattern for `ilike`. */
  search: (pattern: string, text: string) => RawBuilder<boolean>
  /** What each filter keeps; not asked when it is left out, or `all`. */
  filters: {
    [Name in keyof Omit<Query, keyof PageQuery | 'search' | 'sort'>]-?: (
      value: Exclude<Query[Name], undefined | 'all'>,
      viewer: Viewer,
    ) => RawBuilder<boolean>
  }
  /** What each sort orders by. It ends with what no two rows share, or pages would overlap. */
  sorts: Record<Query['sort'], RawBuilder<unknown> | ((query: Query) => RawBuilder<unknown>)>
  json: (tx: Tx, rows: readonly Found[], viewer: Viewer) => Promise<Row[]> | Row[]
  /** What a page tells besides the totals; `without` is what is asked for but for one filter. */
  meta?: (
    tx: Tx,
    asked: {
      without: (filter: keyof Omit<Query, keyof PageQuery>) => RawBuilder<boolean>
      viewer: Viewer
    },
  ) => Promise<Meta>
}

// The names of entries are lost, and with them what each value is.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Keep<Viewer> = (value: any, viewer: Viewer) => RawBuilder<boolean>

/** The statements that read a list, for its pages and for a file of all of it. */
export function readingOf<Found, Row, Query extends ListQuery, Meta, Viewer>(
  { view }: { view: z.ZodObject },
  source: ListSource<Found, Row, Query, Meta, Viewer>,
) {
  const standard = view.parse({})

  function conditions(query: Query, viewer: Viewer): RawBuilder<boolean> {
    const filters = Object.entries<Keep<Viewer>>(source.filters)
    const kept = filters.flatMap(([name, keep]) => {
      const value: unknown = Reflect.get(query, name)
      return value === undefined || value === 'all' ? [] : [keep(value, viewer)]
    })
    const found = query.search === '' ? [] : [source.search(containing(query.search), query.search)]
    const of = typeof source.of === 'function' ? source.of(viewer, query) : (source.of ?? sql`true`)
    return sql.join([of, ...found, ...kept], sql` and `)
  }

  return {
    conditions,
    without: (query: Query, filter: keyof Query, viewer: Viewer) =>
      conditions({ ...query, [filter]: standard[String(filter)] }, viewer),

    async rows(tx: Tx, query: Query, viewer: Viewer): Promise<Row[]> {
      const sort = source.sorts[query.sort as Query['sort']]
      const order = typeof sort === 'function' ? sort(query) : sort
      const { rows } = await sql<Found>`
        select ${source.columns} from ${source.tables} ${source.joined ?? sql``}
        where ${conditions(query, viewer)} order by ${order}
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(tx)
      return source.json(tx, rows, viewer)
    },

    async count(tx: Tx, query: Query, viewer: Viewer) {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from ${source.tables} where ${conditions(query, viewer)}`.execute(
        tx,
      )
      return rows[0]?.total ?? 0
    },
  }
}
