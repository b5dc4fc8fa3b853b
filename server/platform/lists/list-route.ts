import type { z } from 'zod'
import type { Endpoint, Nothing, Policy, ViewerOf } from '#market/endpoint.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { readingOf, type ListQuery, type ListSource } from './list-source.ts'

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

/** Serves a list: what is asked for, counted, a page at a time, as it was at one moment. */
export function listRoute<Found, Row, Query extends ListQuery, Meta, Who extends Policy>(
  site: Site,
  { list, db }: { list: Listed<Row, Query, Meta, Who>; db: Database },
  source: ListSource<Found, Row, Query, Meta, ViewerOf[Who]>,
) {
  const reading = readingOf(list, source)
  route(site, list.read, ({ query, viewer }) =>
    readAtOnce(db, async (tx) => {
      const data = await reading.rows(tx, query, viewer)
      const total = await reading.count(tx, query, viewer)
      const meta = await source.meta?.(tx, {
        without: (filter) => reading.without(query, filter, viewer),
        viewer,
      })
      return {
        data,
        meta: {
          ...pageMetaOf(query, total),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without one, `Meta` is nothing
          ...(meta as Meta),
        },
      }
    }),
  )
}
