import { PackageOpen } from 'lucide-react'
import type { Seller } from '#market/storefronts/storefront-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

type Props = { seller: Pick<Seller, 'name'>; isOwn: boolean }

export function EmptyShop({ seller, isOwn }: Props) {
  if (!isOwn)
    return (
      <EmptyState icon={PackageOpen} title="Nothing for sale right now">
        New lots of {seller.name} show here as soon as they are listed.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={PackageOpen}
      title="Nothing is published yet"
      actions={
        <ButtonLink kind="primary" href={paths.newProduct()}>
          Add Products
        </ButtonLink>
      }
    >
      Buyers find your lots here as soon as they are published.
    </EmptyState>
  )
}
