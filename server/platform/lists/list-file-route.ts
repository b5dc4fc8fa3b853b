import { inDigits } from '#market/in-digits.ts'
import type { Endpoint, FileAnswer, Nothing, Policy, ViewerOf } from '#market/endpoint.ts'
import { MOST_EXPORTED_ROWS } from '#market/spreadsheets/list-file.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { readingOf, type ListQuery, type ListSource } from './list-source.ts'

const AT_ONCE = 500

type FileQuery<Query> = Omit<Query, 'page' | 'per_page'> & { format: FileFormat }

type Sheet<Row> = {
  /** Begins the name of the file, before the day: "lotline-orders". */
  name: string
  header: readonly string[]
  cells: (row: Row) => readonly CsvCell[]
}

type Exported<Query, Who extends Policy> = {
  list: Parameters<typeof readingOf>[0]
  file: Endpoint<Nothing, FileQuery<Query>, unknown, FileAnswer, Who>
  db: Database
}

/** Serves all rows that a list has for what is asked, as a file, as they were at one moment. */
export function listFileRoute<Found, Row, Query extends ListQuery, Meta, Who extends Policy>(
  site: Site,
  { list, file, db }: Exported<NoInfer<Query>, Who>,
  {
    source,
    sheet,
  }: {
    source: ListSource<Found, Row, Query, Meta, ViewerOf[Who]>
    sheet: Sheet<Row>
  },
) {
  const reading = readingOf(list, source)
  route(site, file, ({ query: { format, ...query }, viewer }) =>
    readAtOnce(db, async (tx) => {
      const ofPage = (page: number) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query but for its format
        ({ ...query, page, per_page: AT_ONCE }) as unknown as Query
      const total = await reading.count(tx, ofPage(1), viewer)
      if (total > MOST_EXPORTED_ROWS)
        throw new Refusal(
          `A file holds up to ${inDigits(MOST_EXPORTED_ROWS)} rows. Narrow the list first.`,
        )
      return spreadsheetFile(format, {
        name: `${sheet.name}-${new Date().toISOString().slice(0, 10)}`,
        header: sheet.header,
        batches: batches(tx, Math.ceil(total / AT_ONCE)),
      })

      async function* batches(reader: Tx, pages: number) {
        for (let page = 1; page <= pages; page++)
          yield (await reading.rows(reader, ofPage(page), viewer)).map(sheet.cells)
      }
    }),
  )
}
