import type { Product } from '#market/products/product-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useProductStandings } from '#web/offers/use-product-standings.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferUnderWay } from './OfferUnderWay.tsx'
import { SoldOut } from './SoldOut.tsx'
import type { TypedLine } from './typed-line.ts'

type Props = { product: Product; typed: TypedLine; onType: (typed: TypedLine) => void }

/** What a buyer can do with a lot now; everybody else sees no control. */
export function OfferPanel({ product, typed, onType }: Props) {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const standings = useProductStandings()
  if (!isBuyer) return null
  if (!standings) return <Skeleton shape="block" height={360} />

  const standing = standings.get(product.id)
  if (standing) return <OfferUnderWay standing={standing} />
  if (product.units === 0 || product.seller_price_cents === null)
    return <SoldOut product={product} />
  return (
    <OfferForm
      product={product}
      asking={product.seller_price_cents}
      typed={typed}
      onType={onType}
    />
  )
}
