import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { findMapping } from './mapping-store.ts'

/** How a seller read a file with these headers the last time. */
export async function showMapping(db: Database, { sellerId }: SellerViewer, headers: string[]) {
  const found = await findMapping(db, sellerId, headers)
  if (!found) return { kept: null }
  const { mapping, fileName, usedAt } = found
  return { kept: { mapping, file_name: fileName, used_at: usedAt.toISOString() } }
}
