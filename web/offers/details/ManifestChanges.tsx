import { manifestChangeWords } from '#market/offers/manifest-change.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { FileDiff } from 'lucide-react'

type Props = { offer: Pick<Offer, 'history' | 'offer_products'> }

/** What mixed lots of an offer hold since its last turn, where that is something else. */
export function ManifestChanges({ offer: { history, offer_products: lines } }: Props) {
  const changed = lines.filter(({ manifest_change: change }) => change !== null)
  if (changed.length === 0) return null
  const turn = history.findLast(({ act }) => act === 'submit' || act === 'counter')
  return (
    <Banner tone="amber" icon={FileDiff}>
      {changed.map(({ id, product, manifest_change: change }) => (
        <p key={id}>
          {lines.length > 1 && <b className="med">{product.name}: </b>}
          {change && manifestChangeWords(change, turn?.act === 'counter' ? 'counter' : 'offer')}
        </p>
      ))}
    </Banner>
  )
}
