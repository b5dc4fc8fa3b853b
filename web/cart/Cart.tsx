import type { Offer } from '#market/offers/offer-document.ts'
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
  return (
    <>
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
    </>
  )
}
