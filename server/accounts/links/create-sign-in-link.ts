import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import { linkAddress } from './link-address.ts'
import { createLink } from './create-link.ts'

type Deps = { tx: Tx; terms: Terms }

/** Creates a link that signs the user in and proves that they read their mail; returns its address. */
export async function createSignInLink({ tx, terms: { publicUrl } }: Deps, userId: number) {
  const token = await createLink(tx, { userId, kind: 'magic' })
  return linkAddress({ publicUrl, kind: 'magic', token })
}
