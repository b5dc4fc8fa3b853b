import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '#market/products/product-api.ts'
import { useLiveOfferByLot } from '#web/offers/use-live-offer-by-lot.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './AskSeller.module.css'

const AskDialog = laterDialog(async () => (await import('./AskDialog.tsx')).AskDialog)
const DIALOGS = [AskDialog]

type Props = { product: Pick<Product, 'id' | 'name' | 'seller'> }

/** A question about the lot; with an offer under way, the way to its messages. */
export function AskSeller({ product }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  usePreloadOnFirstMove(DIALOGS)
  const standing = useLiveOfferByLot()?.get(product.id)
  if (standing?.place === 'offers')
    return (
      <Link href={paths.myOffers({ offer: standing.offer.offer_number })} className={styles['ask']}>
        <MessageCircleQuestion className="i-14" />
        Message the seller
      </Link>
    )
  return (
    <>
      <TextButton className={styles['ask']} onClick={() => setIsOpen(true)}>
        <MessageCircleQuestion className="i-14" />
        Ask the seller
      </TextButton>
      {isOpen && <AskDialog product={product} onClose={() => setIsOpen(false)} />}
    </>
  )
}
