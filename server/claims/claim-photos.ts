import { privateCopiesOf } from '#server/uploads/develop-photo.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import type { ClaimPhoto } from './claim-store.ts'

const SMALL = 200
const LARGE = 1200

/** Reads photos that a buyer uploaded, before the order is locked. They never become public. */
export async function readClaimPhotos(
  uploads: Uploads,
  owner: { userId: number },
  keys: readonly string[],
): Promise<ClaimPhoto[]> {
  const photos = []
  for (const key of new Set(keys)) {
    const copies = await privateCopiesOf(uploads, owner, key)
    const [small, large] = [copies.get(SMALL), copies.get(LARGE)]
    if (small && large) photos.push({ small, large })
  }
  return photos
}
