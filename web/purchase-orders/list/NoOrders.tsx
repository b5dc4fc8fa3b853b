import { Package } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

type Props = { viewer: Party }

export function NoOrders({ viewer }: Props) {
  const isBuyer = viewer === 'buyer'
  return (
    <EmptyState
      icon={Package}
      title="You have no orders."
      actions={
        <>
          {isBuyer && (
            <ButtonLink kind="primary" href={paths.catalogue()}>
              Browse all products
            </ButtonLink>
          )}
          <ButtonLink href={paths.myOffers()}>See My Offers</ButtonLink>
        </>
      }
    >
      {isBuyer
        ? 'An order opens when an offer is accepted, or when you select Buy Now in your cart.'
        : 'An order opens when an offer is accepted. You ship it once the buyer has paid.'}
    </EmptyState>
  )
}
