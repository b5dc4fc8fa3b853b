import * as api from '#market/insights/insight-api.ts'
import type { InsightProduct } from '#market/insights/insight-records.ts'
import { productColumns } from '#market/insights/insight-sorts.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { useInsightCounts, useInsightList } from '../insight-queries.ts'
import { filterOf, sectionOf } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { ListBody } from './ListBody.tsx'
import { Section } from './Section.tsx'
import { useSectionSort } from './use-section-sort.ts'

type Props = { search: Search }
type Sorting = ReturnType<typeof useSectionSort<(typeof productColumns)[number]>>

export function ProductsSection({ search }: Props) {
  const { data: counts } = useInsightCounts()
  const sorting = useSectionSort(search, {
    name: 'products',
    columns: productColumns,
    usual: 'name_asc',
  })
  return (
    <Section
      search={search}
      name="products"
      title="Products"
      count={quantityText(counts?.products.total_count)}
      figures={counts && [`${quantityText(counts.products.total_units)} total units`]}
      sort={sorting.sort}
      sorts={[
        { label: 'A-Z', sort: 'name_asc' },
        { label: 'Z-A', sort: 'name_desc' },
      ]}
      file={api.downloadInsightProducts.path}
    >
      <Products search={search} {...sorting} />
    </Section>
  )
}

function Products({ search, sort, by }: Props & Sorting) {
  const { page, search: text } = sectionOf(search, 'products')
  const scope = filterOf(search, 'products')
  const products = useInsightList(api.listInsightProducts, {
    page,
    per_page: api.INSIGHTS_PER_PAGE,
    search: text,
    sort,
    scope,
  })
  return (
    <ListBody
      search={search}
      name="products"
      title="Products"
      list={products.data}
      problem={products.error}
      onRetry={() => void products.refetch()}
      columns={columnsOf(by)}
      rowKey={({ id }) => id}
    />
  )
}

const columnsOf = (by: Sorting['by']): Column<InsightProduct>[] => [
  {
    head: 'Name',
    sort: by('name'),
    cell: ({ id, name, condition, seller_id: sellerId }) => (
      <>
        <Link className="med" href={paths.product(sellerId, id)}>
          {name}
        </Link>
        {condition !== 'new' && <p className="t12 muted">{conditionNote(condition)}</p>}
      </>
    ),
  },
  { head: 'SKU', sort: by('sku'), cell: ({ sku }) => sku },
  { head: 'Seller', sort: by('seller_name'), cell: (product) => product.seller_name },
  {
    head: 'Status',
    sort: by('provisional'),
    cell: ({ provisional }) => (
      <Pill colour={provisional ? 'yellow' : 'green'}>{provisional ? 'Provisional' : 'Live'}</Pill>
    ),
  },
  { head: 'Units', figure: true, sort: by('units'), cell: ({ units }) => quantityText(units) },
  {
    head: 'Asking price',
    figure: true,
    sort: by('seller_price_cents'),
    cell: (product) => usdWords(product.seller_price_cents),
  },
]
