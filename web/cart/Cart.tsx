import { useRef } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { useKeptFocus } from '#web/platform/ui/use-kept-focus.ts'
import { withHeld, type LineInCart } from './cart.ts'
import { CartGroup } from './CartGroup.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { SavedForLater } from './SavedForLater.tsx'
import { useHeld } from './use-held.ts'
import { useLineEditing } from './use-line-editing.ts'

type Props = { drafts: readonly Offer[]; saved: readonly LineInCart[] }

export function Cart({ drafts, saved }: Props) {
  const { held, hold } = useHeld()
  const shown = withHeld(drafts, held)
  const editing = useLineEditing(shown)
  const place = useRef<HTMLDivElement>(null)
  const lines = shown.flatMap((offer) => offer.offer_products)

  // A line that is removed, put off or brought back takes the pressed button with it.
  useKeptFocus(place, `${lines.length} and ${saved.length}`, 'a')

  return (
    <div ref={place} className="col g6">
      {shown.length === 0 && <EmptyCart />}
      {shown.map((offer) => (
        <CartGroup
          key={offer.id}
          offer={offer}
          editing={editing}
          isHeld={offer === held}
          onHold={hold}
        />
      ))}
      {saved.length > 0 && <SavedForLater saved={saved} isWaiting={!!editing.edited} />}
    </div>
  )
}
