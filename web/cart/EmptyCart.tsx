import { ShoppingCart } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

export function EmptyCart() {
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
        Add a lot at your price. Nothing is sent to a seller until you press Send Offer.
      </EmptyState>
    </Card>
  )
}
