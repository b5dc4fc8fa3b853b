import { useRef } from 'react'
import { shippingWords } from '#market/purchase-orders/shipping-words.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { type LineInCart, withOfferInPayment } from './cart.ts'
import { CartGroup } from './CartGroup.tsx'
import { useOfferInPayment } from './decision/use-offer-in-payment.ts'
import { useLineEditing } from './use-line-editing.ts'
import { ShoppingCart } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import styles from './SavedForLater.module.css'
import { SavedLine } from './SavedLine.tsx'
import { LostEdits } from './LostEdits.tsx'
import { CartTotal } from './send-all/CartTotal.tsx'
import { SentLine } from './send-all/SentLine.tsx'
import { useSentOffers, whyRefused } from './send-all/use-sent-offers.ts'

type Props = { drafts: readonly Offer[]; saved: readonly LineInCart[] }

export function Cart({ drafts, saved }: Props) {
  const { offerInPayment, setOfferInPayment } = useOfferInPayment()
  const shown = withOfferInPayment(drafts, offerInPayment)
  const editing = useLineEditing(shown)
  const sending = useSentOffers()
  const place = useRef<HTMLDivElement>(null)
  const lines = shown.flatMap((offer) => offer.offer_products)

  // Removing, saving or restoring a line removes the pressed button, which loses the focus.
  useFocusFallback(place, `${lines.length} and ${saved.length}`, 'a')

  return (
    <div ref={place} className="col g6">
      <SentLine sent={sending.sent} onDismiss={sending.dismiss} />
      <LostEdits editing={editing} />
      <CartTotal drafts={shown} edited={editing.edited} sending={sending} />
      {shown.length === 0 && <EmptyCart />}
      {shown.map((offer) => (
        <CartGroup
          key={offer.id}
          offer={offer}
          editing={editing}
          isInPayment={offer === offerInPayment}
          onPayment={setOfferInPayment}
          onSent={sending.add}
          refusedWithAll={whyRefused(sending.refused, offer)}
        />
      ))}
      {shown.length > 0 && (
        <p className="t13 muted">
          {shippingWords(
            'buyer',
            undefined,
            lines.map(({ product }) => product),
          )}
        </p>
      )}
      {saved.length > 0 && <SavedForLater saved={saved} isWaiting={!!editing.edited} />}
    </div>
  )
}

function EmptyCart() {
  return (
    <Card>
      <EmptyState
        icon={ShoppingCart}
        title="Your cart is empty"
        actions={
          <ButtonLink kind="primary" href={paths.catalogue()}>
            Browse all products
          </ButtonLink>
        }
      >
        Add a lot at your price. Nothing is sent to a seller until you select Send Offer.
      </EmptyState>
    </Card>
  )
}

type SavedForLaterProps = { saved: readonly LineInCart[]; isWaiting: boolean }

function SavedForLater({ saved, isWaiting }: SavedForLaterProps) {
  return (
    <section aria-label="Saved for later">
      <h2 className={styles['head']}>
        Saved for later <span className={styles['count']}>{saved.length}</span>
      </h2>
      <Card>
        <ul>
          {saved.map(({ offer, line }) => (
            <SavedLine key={line.id} offer={offer} line={line} isWaiting={isWaiting} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
