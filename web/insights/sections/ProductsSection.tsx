import * as api from '#market/insights/insight-api.ts'
import type { InsightProduct } from '#market/insights/insight-records.ts'
import type { productColumns, Sort } from '#market/insights/insight-sorts.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { useInsightCounts } from '../insight-queries.ts'
import { filterOf } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { InsightList } from './InsightList.tsx'
import { bothWays } from './sort-asked.ts'

type Props = { search: Search }

export function ProductsSection({ search }: Props) {
  const { data: counts } = useInsightCounts()
  return (
    <InsightList
      search={search}
      name="products"
      title="Products"
      count={quantityText(counts?.products.total_count)}
      figures={counts && [`${quantityText(counts.products.total_units)} total units`]}
      read={api.listInsightProducts}
      scope={filterOf(search, 'products')}
      columns={columns}
      sorts={[
        { label: 'A-Z', sort: 'name_asc' },
        { label: 'Z-A', sort: 'name_desc' },
      ]}
      file={api.downloadInsightProducts.path}
    />
  )
}

const columns: readonly ListColumn<InsightProduct, Sort<(typeof productColumns)[number]>>[] = [
  {
    head: 'Name',
    sorts: bothWays('name'),
    cell: ({ id, name, condition, seller_id: sellerId }) => (
      <>
        <Link className="med" href={paths.product(sellerId, id)}>
          {name}
        </Link>
        {condition !== 'new' && <p className="t12 muted">{conditionNote(condition)}</p>}
      </>
    ),
  },
  { head: 'SKU', sorts: bothWays('sku'), cell: ({ sku }) => sku },
  { head: 'Seller', sorts: bothWays('seller_name'), cell: (product) => product.seller_name },
  {
    head: 'Status',
    sorts: bothWays('provisional'),
    cell: ({ provisional }) => (
      <Pill colour={provisional ? 'yellow' : 'green'}>{provisional ? 'Provisional' : 'Live'}</Pill>
    ),
  },
  {
    head: 'Units',
    figure: true,
    sorts: bothWays('units'),
    cell: ({ units }) => quantityText(units),
  },
  {
    head: 'Asking price',
    figure: true,
    sorts: bothWays('seller_price_cents'),
    cell: (product) => usdWords(product.seller_price_cents),
  },
]
