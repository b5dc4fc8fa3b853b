import { FileDiff } from 'lucide-react'
import type { Offer } from '#market/offers/offer-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { manifestChangesOf } from './manifest-changes-of.ts'

type Props = { offer: Pick<Offer, 'history' | 'offer_products'> }

/** What mixed lots of an offer hold since its last turn, where that is something else. */
export function ManifestChanges({ offer }: Props) {
  const changes = manifestChangesOf(offer)
  if (changes.length === 0) return null
  return (
    <Banner tone="amber" icon={FileDiff}>
      {changes.map(({ id, lot, words }) => (
        <p key={id}>
          {lot && <b className="med">{lot}: </b>}
          {words}
        </p>
      ))}
    </Banner>
  )
}
