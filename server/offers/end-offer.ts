import type { Trader } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { lockForAction } from './lock-for-action.ts'
import { showOffer, type Deps } from './show-offer.ts'
import { takeTurn } from './take-turn.ts'

const endings = {
  reject: { action: 'reject', closedReason: 'declined' },
  withdraw: { action: 'withdraw', closedReason: 'withdrawn' },
} as const

type Ending = { offerId: number; revision?: number | undefined; note?: string | undefined }

/** Ends an offer on one's own turn (decision D5). */
export const rejectOffer = (deps: Deps, viewer: Trader, ending: Ending) =>
  end(deps, viewer, { ...ending, how: 'reject' })

/** Takes back an offer that waits for the other side (decision D5). */
export const withdrawOffer = (deps: Deps, viewer: Trader, ending: Ending) =>
  end(deps, viewer, { ...ending, how: 'withdraw' })

async function end(
  { db, terms }: Deps,
  viewer: Trader,
  { offerId, revision, note, how }: Ending & { how: keyof typeof endings },
) {
  return transact(db, async (tx) => {
    const wanted = { offerId, revision, action: how }
    const { offer, state } = await lockForAction({ tx, terms }, viewer, wanted)
    await takeTurn({ tx, terms }, offer, {
      ...endings[how],
      by: viewer,
      state,
      note,
    })
    return showOffer({ tx, terms }, viewer, offer.id)
  })
}
