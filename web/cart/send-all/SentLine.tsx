import type { Offer } from '#market/offers/offer-document.ts'
import { offerTotalWords } from '#market/freight/freight-of-offer.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'

type Props = { sent: readonly Offer[]; onDismiss: () => void }

/** What was sent from here, for as long as the cart is open. */
export function SentLine({ sent, onDismiss }: Props) {
  if (sent.length === 0) return null
  return (
    <Banner tone="green" onDismiss={onDismiss}>
      Sent:{' '}
      {sent.map((offer, at) => (
        <span key={offer.id}>
          {at > 0 && ', '}
          <Link href={paths.myOffers({ offer: offer.offer_number })}>
            {offer.offer_number}
          </Link> to{' '}
          {offer.seller_name} ({offerTotalWords(offer)})
        </span>
      ))}
    </Banner>
  )
}
