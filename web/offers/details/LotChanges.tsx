import { FileDiff } from 'lucide-react'
import type { Offer } from '#market/offers/offer-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { lotChangesOf } from './lot-changes-of.ts'

type Props = { offer: Pick<Offer, 'state' | 'history' | 'offer_products'> }

/** What is another of the lots of an offer than both sides agreed on, or would by accepting it. */
export function LotChanges({ offer }: Props) {
  const changes = lotChangesOf(offer)
  if (changes.length === 0) return null
  return (
    <Banner tone="amber" icon={FileDiff}>
      {changes.map(({ key, lot, words }) => (
        <p key={key}>
          {lot && (
            <b className="med">
              <bdi>{lot}</bdi>:{' '}
            </b>
          )}
          {words}
        </p>
      ))}
    </Banner>
  )
}
