import { spreadsheetKind } from '#market/spreadsheets/spreadsheet-file.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { call } from '#web/platform/http/call.ts'
import { putFile } from './put-file.ts'

type Sending = { signal: AbortSignal; onShare: (share: number) => void }

/** Sends a .csv file or a workbook; the answer is its key. */
export async function sendSpreadsheet(file: File, sending: Sending) {
  const kind = spreadsheetKind(file.name) ?? 'csv'
  const body = { operation: 'put_object', kind, size: file.size } as const
  const signed = await call(presignUrl, { body, signal: sending.signal })
  await putFile(signed, file, sending)
  return signed.file_key
}
