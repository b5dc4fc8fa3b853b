import { changeBuyerDetails } from '#market/offers/buyer-details-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { call } from '#web/platform/http/call.ts'
import type { BuyerDetails } from '#web/ship-to-addresses/choosing/BuyerDetailsFields.tsx'
import { detailsBody } from '#web/ship-to-addresses/choosing/details-body.ts'
import { useOfferMutation } from './offer-queries.ts'

type Detailed = { offer: Offer; details: BuyerDetails }

export const useChangeDetails = () => useOfferMutation(changeDetails)

/** Of several drafts at once: one after the other, as they lock the same cart. */
export const useChangeAllDetails = () =>
  useOfferMutation(
    async ({ offers, details }: { offers: readonly Offer[]; details: BuyerDetails }) => {
      for (const offer of offers) await changeDetails({ offer, details })
    },
  )

const changeDetails = ({ offer, details }: Detailed) =>
  call(changeBuyerDetails, { params: { id: Number(offer.id) }, body: detailsBody(details) })
