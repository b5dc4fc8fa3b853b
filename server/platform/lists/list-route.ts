import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Endpoint, Nothing, Policy, ViewerOf } from '#market/endpoint.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import { containing } from '#server/platform/database/containing.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'

type ListQuery = PageQuery & { search: string; sort: string }

type Listed<Row, Query extends ListQuery, Meta, Who extends Policy> = {
  view: z.ZodObject
  sorts: Readonly<Record<string, string>>
  read: Endpoint<
    Nothing,
    Query,
    unknown,
    { data: Row[]; meta: ReturnType<typeof pageMetaOf> & Meta },
    Who
  >
}

/** Where the rows of a list come from. */
export type ListSource<Found, Row, Query extends ListQuery, Meta, Viewer> = {
  columns: RawBuilder<unknown>
  tables: RawBuilder<unknown>
  /** Joined for the columns alone: no filter needs it, and no count. */
  joined?: RawBuilder<unknown>
  /** Which rows the list is of, where not all of its tables are. */
  of?: RawBuilder<boolean>
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

/** Serves a list: what is asked for, counted, a page at a time, as it was at one moment. */
export function listRoute<Found, Row, Query extends ListQuery, Meta, Who extends Policy>(
  site: Site,
  { list, db }: { list: Listed<Row, Query, Meta, Who>; db: Database },
  source: ListSource<Found, Row, Query, Meta, ViewerOf[Who]>,
) {
  const standard = list.view.parse({})
  route(site, list.read, ({ query, viewer }) =>
    readAtOnce(db, async (tx) => {
      const wanted = conditions(query, viewer)
      const sort = source.sorts[query.sort as Query['sort']]
      const order = typeof sort === 'function' ? sort(query) : sort
      const { rows } = await sql<Found>`
        select ${source.columns} from ${source.tables} ${source.joined ?? sql``} where ${wanted} order by ${order}
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`.execute(tx)
      const counted = await sql<{ total: number }>`
        select count(*) as total from ${source.tables} where ${wanted}`.execute(tx)
      const meta = await source.meta?.(tx, {
        without: (filter) => conditions({ ...query, [filter]: standard[String(filter)] }, viewer),
        viewer,
      })
      return {
        data: await source.json(tx, rows, viewer),
        meta: {
          ...pageMetaOf(query, counted.rows[0]?.total ?? 0),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without one, `Meta` is nothing
          ...(meta as Meta),
        },
      }
    }),
  )

  function conditions(query: Query, viewer: ViewerOf[Who]): RawBuilder<boolean> {
    const filters = Object.entries<Keep<ViewerOf[Who]>>(source.filters)
    const kept = filters.flatMap(([name, keep]) => {
      const value: unknown = Reflect.get(query, name)
      return value === undefined || value === 'all' ? [] : [keep(value, viewer)]
    })
    const found = query.search === '' ? [] : [source.search(containing(query.search), query.search)]
    return sql.join([source.of ?? sql`true`, ...found, ...kept], sql` and `)
  }
}
