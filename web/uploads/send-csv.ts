import { presignUrl } from '#market/uploads/upload-api.ts'
import { call } from '#web/platform/http/call.ts'
import { putFile } from './put-file.ts'

type Sending = { signal: AbortSignal; onShare: (share: number) => void }

/** Sends a .csv file; the answer is its key. */
export async function sendCsv(file: File, sending: Sending) {
  const body = { operation: 'put_object', kind: 'csv', size: file.size } as const
  const signed = await call(presignUrl, { body, signal: sending.signal })
  await putFile(signed, file, sending)
  return signed.file_key
}
