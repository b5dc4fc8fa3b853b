import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import { linkAddress } from './link-address.ts'
import { createLink } from './create-link.ts'

type Deps = { tx: Tx; terms: Terms }

/** The address of a new link that signs somebody in, and proves that they read their mail. */
export async function createSignInLink({ tx, terms: { publicUrl } }: Deps, userId: number) {
  const token = await createLink(tx, { userId, kind: 'magic' })
  return linkAddress({ publicUrl, kind: 'magic', token })
}
