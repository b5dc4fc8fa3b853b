import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'

/** A ZIP file, or a workbook of Excel 97. */
const isWorkbook = (file: string | Uint8Array) =>
  typeof file !== 'string' && (file[0] === 0x50 || file[0] === 0xd0)

/** Sends a CSV file or a workbook the way a browser does; answers its key. */
export async function upload(seller: Caller, csv: string | Uint8Array): Promise<string> {
  const { body } = await seller.post('/presigned_urls', {
    kind: isWorkbook(csv) ? 'workbook' : 'csv',
  })
  const sent = await fetch(body.aws_url, {
    method: 'PUT',
    headers: { 'Content-Type': 'text/csv', ...body.aws_headers },
    body: Buffer.from(csv),
  })
  if (!sent.ok) throw new Error(`The file was not taken: ${sent.status}`)
  return body.file_key
}

/** Uploads a file, begins its import and waits until that is over. */
export async function importOf(
  seller: Caller,
  csv: string | Uint8Array,
  meant: object = {},
): Promise<ImportStatus> {
  const key = await upload(seller, csv)
  await seller.post('/imported_csvs/', { key, ...meant })
  return importOver(seller, key)
}

export async function importOver(seller: Caller, key: string): Promise<ImportStatus> {
  const { body } = await eventually(
    () => seller.get(`/imported_csvs/${key}`),
    ({ body: { message } }) => message !== 'Import is in progress',
    120,
  )
  return body
}

/** A file that was sent and whose import was begun; nobody works on it yet. */
export async function aBegunImport({ db, seller, csv }: Begun) {
  const key = await upload(seller, csv)
  await seller.post('/imported_csvs', { key })
  const { id: importId } = await db
    .selectFrom('imports')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { key, importId }
}

type Begun = { db: Database; seller: Caller; csv: string | Uint8Array }
