import { conditionNote } from '#market/products/product-condition.ts'
import { useDownloadStaffOrderManifest } from '#web/manifests/manifest-queries.ts'
import { ManifestDownload } from '#web/manifests/ManifestDownload.tsx'
import { formatUsd } from '#market/money.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import styles from './StaffOrders.module.css'

type Line = StaffOrder['purchase_order_products'][number]

const columnsOf = (orderId: number): readonly Column<Line>[] => [
  {
    head: 'Product',
    cell: ({ id, images, product, manifest_units: inside }) => (
      <span className="row g3">
        <Photo url={images[0]} alt="" side={40} />
        <span className="col">
          <Link href={paths.product(product.seller_id, product.id)} className={styles['name']}>
            {product.name}
          </Link>
          {product.condition !== 'new' && (
            <span className="t12 muted nowrap">{conditionNote(product.condition)}</span>
          )}
          {inside !== null && <LineManifest units={inside} id={orderId} line_id={id} />}
        </span>
      </span>
    ),
  },
  { head: 'Units', figure: true, cell: ({ quantity }) => quantityText(quantity) },
  { head: 'Price', figure: true, cell: ({ unit_cents: price }) => formatUsd(price) },
  { head: 'Total', figure: true, cell: ({ total_cents: total }) => formatUsd(total) },
  {
    head: 'Net',
    figure: true,
    cell: ({ net_to_seller: net }) => net !== undefined && formatUsd(net),
  },
]

type Props = { order: StaffOrder }

export const StaffOrderLines = ({ order }: Props) => (
  <Card>
    <Table
      caption={`Products of ${order.po_number}`}
      columns={columnsOf(order.id)}
      rows={order.purchase_order_products}
      rowKey={({ id }) => id}
    />
  </Card>
)

type LineManifestProps = { units: number; id: number; line_id: number }

const LineManifest = ({ units, ...line }: LineManifestProps) => (
  <ManifestDownload units={units} file={useDownloadStaffOrderManifest(line)} />
)
