import { TOO_LARGE, TOO_LARGE_BYTES, type UploadKind } from '#market/uploads/upload-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { TooLarge } from '#server/platform/storage/storage.ts'
import { keepSize } from './upload-store.ts'
import { originalOf, type Uploads } from './uploads.ts'

/** The original upload. For a store that cannot enforce sizes, an oversized file is deleted here. */
export async function readOriginal(
  { db, storage, adapter }: Uploads,
  key: string,
  kind: UploadKind,
) {
  try {
    const content = await storage.read(originalOf(key), TOO_LARGE_BYTES[kind] - 1)
    if (content && !adapter.isHeard) await keepSize(db, key, content.length)
    return content
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    await storage.remove(originalOf(key))
    throw new Refusal(TOO_LARGE[kind], 413)
  }
}

export const notArrived = () =>
  new Refusal('The file has not arrived. Please choose it again.', 422)
