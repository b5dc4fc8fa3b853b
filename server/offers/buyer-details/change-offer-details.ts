import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { neededByProblem } from '#market/offers/needed-by.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { endedStates, inReview, isEditable } from '#market/offers/offer.ts'
import { placeWords } from '#market/ship-to-addresses/ship-to-address.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish } from '#server/platform/live/publish.ts'
import { chooseAddress } from '#server/ship-to-addresses/choose-address.ts'
import { writeMessage } from '../messages/send-message.ts'
import { lockOffer, storeBuyerDetails, type Offer } from '../offer-store.ts'
import { showOffer, type Deps } from '../show-offer.ts'
import { partiesOf } from '../take-turn.ts'
import { columnsOf, type BuyerDetails } from './buyer-details.ts'

type Change = { offerId: number; said: BuyerDetails }

/** Another address is another draft; once it was sent, the seller is told, and the messages keep it. */
export const changeOfferDetails = (
  { db, terms }: Deps,
  viewer: BuyerViewer,
  { offerId, said }: Change,
) =>
  transact(db, async (tx) => {
    const { ship_to_address_id: addressId } = said
    const chosen = addressId === undefined ? undefined : await chooseAddress(tx, viewer, addressId)
    const offer = await lockOffer(tx, viewer, offerId)
    if (endedStates.some((state) => state === offer.state))
      throw new Refusal('This offer is closed', 409, {
        body: await showOffer({ tx, terms }, viewer, offerId),
      })
    if (said.needed_by) refuseDay(offer, said.needed_by)
    await storeBuyerDetails(tx, offer, columnsOf(said))
    if (chosen && inReview(offer.state) && chosen.id !== offer.shipsToId) {
      const before = offer.shipTo ? ` Before: ${placeWords(offer.shipTo)}.` : ''
      await writeMessage({ tx, terms }, viewer, {
        offer,
        text: `This ships to ${placeWords(chosen.address)} now.${before}`,
      })
    }
    await publish(tx, 'OffersChannel', partiesOf(offer))
    return showOffer({ tx, terms }, viewer, offerId)
  })

/** What the seller agrees to stands with the offer as it was sent. */
function refuseDay({ state, readAt }: Offer, day: string) {
  if (!isEditable(state))
    throw new Refusal('The date was sent with the offer. Withdraw it to send another one.', 409)
  const problem = neededByProblem(day, dayOf(readAt))
  if (problem) throw new Refusal(problem, 422, { fields: { needed_by: [problem] } })
}
