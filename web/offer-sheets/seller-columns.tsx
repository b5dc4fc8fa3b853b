import { formatUsd, type Cents } from '#market/money.ts'
import type { SellerTotal } from '#market/offer-sheets/offer-sheet-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Column } from '#web/platform/ui/column.ts'
import { quantityText } from '#web/platform/ui/figures-typed.ts'

/** `total` is that of several sellers. */
export const sellerColumns = (total: Cents | undefined): Column<SellerTotal>[] => [
  {
    head: 'Seller',
    cell: ({ id, name }) => <Link href={paths.storefront(id)}>{name}</Link>,
    ...(total !== undefined && { foot: 'All sellers' }),
  },
  { head: 'Lots', figure: true, cell: ({ lots }) => quantityText(lots) },
  { head: 'Units', figure: true, cell: ({ units }) => quantityText(units) },
  {
    head: 'Total',
    figure: true,
    cell: (seller) => <b>{formatUsd(seller.total)}</b>,
    ...(total !== undefined && { foot: formatUsd(total) }),
  },
]
