import type { Trader } from '#market/accounts/viewer.ts'
import { stateAfter } from '#market/offers/offer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { isStale, conflict } from './conflict.ts'
import { lockOffer } from './offer-store.ts'
import { showOffer, type Deps } from './show-offer.ts'
import { takeTurn } from './take-turn.ts'

const endings = {
  reject: { act: 'reject', closedReason: 'declined' },
  withdraw: { act: 'withdraw', closedReason: 'withdrawn' },
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
    const deps = { db: tx, terms }
    const offer = await lockOffer(tx, viewer, offerId)
    const state = stateAfter(how, offer.state, viewer.party)
    if (!state || isStale(offer, revision)) throw await conflict(deps, viewer, offer.id)
    await takeTurn({ tx, terms }, offer, {
      ...endings[how],
      by: { party: viewer.party, userId: viewer.userId },
      state,
      note,
    })
    return showOffer(deps, viewer, offer.id)
  })
}
