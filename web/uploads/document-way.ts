import { presignUrl } from '#market/uploads/upload-api.ts'
import { uploadProblem } from '#market/uploads/upload-limits.ts'
import { call } from '#web/platform/http/call.ts'
import { putFile } from './put-file.ts'
import type { UploadWay } from './use-uploads.ts'

/** Sends a document; what it is, the server judges by its content. */
export const documentWay: UploadWay = {
  problemOf: (file) => uploadProblem('document', file),
  sendFile: async (file, sending) => {
    const body = { operation: 'put_object', kind: 'document', size: file.size } as const
    const signed = await call(presignUrl, { body, signal: sending.signal })
    await putFile(signed, file, sending)
    return signed.file_key
  },
}
