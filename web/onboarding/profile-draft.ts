import { z } from 'zod'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { readDraft } from '#web/applications/draft.ts'

/** Each person's own, so that the next one at this browser finds nothing. */
export const draftKeyOf = ({ id }: CurrentUser) => `profile of user ${id}`

export const storedProfile = ({ seller }: CurrentUser) => ({
  sellerDescription: seller?.description ?? '',
  sellerLogo: seller?.logo ?? '',
  sellerBanner: seller?.banner ?? '',
})

/** What stood in the form when the session ended or the page was left; else what is stored. */
export function profileToStartFrom(viewer: CurrentUser) {
  const stored = storedProfile(viewer)
  const draft = z.object({
    sellerDescription: z.string().catch(stored.sellerDescription),
    sellerLogo: z.string().catch(stored.sellerLogo),
    sellerBanner: z.string().catch(stored.sellerBanner),
  })
  return readDraft(draftKeyOf(viewer), draft)
}
