import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'

type Props = { sellerId: number; seller: SellerRecord | undefined; here: string }

export function SellerTrail({ sellerId, seller, here }: Props) {
  return (
    <Breadcrumbs
      trail={[
        { label: 'Sellers', href: paths.adminSellers() },
        { label: seller?.name ?? 'Seller', href: paths.adminSeller(sellerId) },
      ]}
      here={here}
    />
  )
}
