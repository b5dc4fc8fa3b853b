import { formatUsd } from '#market/money.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from '../StaffSellers.module.css'

const missing = (words: string) => <span className="red">{words}</span>

export const sellerProductColumns: readonly Column<OwnListedProduct>[] = [
  {
    head: 'Product',
    cell: ({ id, seller_id: sellerId, name, photo_1_url: photo }) => (
      <span className="row g3">
        <Photo url={photo} alt="" side={40} />
        <AdminsOnly instead={name || 'Missing Product Name'}>
          <Link href={paths.adminProduct(sellerId, id)} className={styles['name']}>
            {name || 'Missing Product Name'}
          </Link>
        </AdminsOnly>
      </span>
    ),
  },
  { head: 'UPC', cell: ({ upc }) => <span className="tnum">{upc}</span> },
  {
    head: 'Status',
    cell: ({ provisional, missing: lacks }) =>
      provisional ? missing(lacks.join(', ') || 'Hidden') : 'Published',
  },
  {
    head: 'Units',
    figure: true,
    cell: ({ units }) => (units > 0 ? quantityText(units) : missing('None')),
  },
  {
    head: 'Asking price',
    figure: true,
    cell: ({ seller_price_cents: price }) =>
      price === null ? missing('Missing') : formatUsd(price),
  },
]
