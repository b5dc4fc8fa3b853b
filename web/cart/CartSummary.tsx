import type { Offer } from '#market/offers/offer-document.ts'
import { counted, productCount } from '#web/offers/offer-words.ts'

type Props = { drafts: readonly Offer[] }

export function CartSummary({ drafts }: Props) {
  const lines = drafts.flatMap(({ offer_products }) => offer_products)
  return (
    <>
      {productCount(lines)} from {counted(drafts.length, 'seller')}.
      {drafts.length > 1 && ' Each seller gets one offer.'}
    </>
  )
}
