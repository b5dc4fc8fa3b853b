import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { KeptManifest } from '#market/manifests/own-manifest-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { changeManifestOf } from '#server/products/own/change-manifest-of.ts'
import { markReplaced } from './manifest-store.ts'

/** Makes a mixed lot an ordinary one; what offers and orders were made with stays. */
export const removeManifest = (
  db: Database,
  seller: SellerViewer,
  id: number,
): Promise<KeptManifest> =>
  transact(db, async (tx) => {
    const product = await changeManifestOf(tx, seller, { id, manifest: null })
    await markReplaced(tx, id)
    return { product, manifest: null }
  })
