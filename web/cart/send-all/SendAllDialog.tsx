import { totalWordsOfAll } from '#market/freight/freight-of-offer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { SelectedDialog } from '#web/offers/selected/SelectedDialog.tsx'
import { ShipToDialog } from '#web/offers/answer/ShipToDialog.tsx'
import { useShipToFirst } from '#web/offers/answer/use-ship-to-first.ts'
import { submitOffer } from '#web/offers/offer-queries.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { ShipsTo } from '#web/ship-to-addresses/choosing/ShipsTo.tsx'
import { Agreement } from '#web/resale/Agreement.tsx'
import { dropNote, keptNote } from '../use-note.ts'
import type { SentOffers } from './use-sent-offers.ts'

type Props = {
  opened: readonly Offer[]
  offers: readonly Offer[]
  sending: SentOffers
  onClose: () => void
}

/** Names each seller and sum before they are sent, and then says what came of each. */
export function SendAllDialog({ opened, offers, sending, onClose }: Props) {
  const shipTo = useShipToFirst()
  const words = counted(opened.length, 'offer')
  const total = totalWordsOfAll(opened)

  return (
    <>
      <SelectedDialog
        opened={opened}
        offers={offers}
        viewer="buyer"
        isOpen={!shipTo.isAsked}
        title={`Send ${words} for ${total}?`}
        done="sent"
        act={`Yes, send ${words}`}
        answerOne={(offer) => sendOne(offer, sending)}
        first={(goOn) =>
          shipTo.first(() => {
            sending.forgetRefused()
            goOn()
          })
        }
        rowOf={rowOf}
        onClose={onClose}
      >
        <p>Each seller gets one offer. You pay once a price is accepted.</p>
      </SelectedDialog>
      <ShipToDialog shipTo={shipTo} saveLabel={`Save and send ${words}`} />
    </>
  )
}

const rowOf = (offer: Offer) => ({
  total: offer.total_cents,
  under: (
    <>
      <ShipsTo offer={offer} viewer="buyer" />
      <Agreement text={offer.resale_agreement} by="sending" />
    </>
  ),
})

async function sendOne(offer: Offer, sending: SentOffers) {
  try {
    await submitOffer({ offer, note: keptNote(offer)?.trim() || undefined })
  } catch (error) {
    sending.addRefused(offer, error)
    throw error
  }
  dropNote(offer)
  sending.add(offer)
  return {}
}
