import { Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

type Props = { viewer: Party; children?: ReactNode }

export function NoOffers({ viewer, children }: Props) {
  if (viewer === 'seller')
    return (
      <Card>
        <EmptyState icon={Handshake} title="You have no offers.">
          When a buyer makes an offer on one of your lots, you can answer it here.
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        icon={Handshake}
        title="You have no offers."
        actions={
          <ButtonLink kind="primary" href={paths.catalogue()}>
            Browse all products
          </ButtonLink>
        }
      >
        Name your price on a lot and send it from the cart. The seller’s answer appears here.
      </EmptyState>
      {children}
    </Card>
  )
}
