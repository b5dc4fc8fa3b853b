import { useState } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { useOwnProducts } from '#web/own-products/own-product-queries.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import styles from './AddedProducts.module.css'

const SHOWN_AT_FIRST = 5

type Props = { products: ReturnType<typeof useOwnProducts> }

/** What was added so far, by hand or by file; a product is opened again to be edited or deleted. */
export function AddedProducts({ products }: Props) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = products
  const [isWhole, setWhole] = useState(false)
  const loaded = data?.pages.flatMap((page) => page.products) ?? []
  const total = data?.pages[0]?.meta.total_count ?? 0
  if (total === 0) return null
  return (
    <Card aria-label="Added products">
      <CardHead title={`${counted(total, 'product')} added`} />
      <ul>
        {(isWhole ? loaded : loaded.slice(0, SHOWN_AT_FIRST)).map((product) => (
          <AddedProduct key={product.id} product={product} />
        ))}
      </ul>
      {(isWhole ? hasNextPage : total > SHOWN_AT_FIRST) && (
        <div className={styles['more']}>
          <Button
            size="small"
            busy={isFetchingNextPage}
            onClick={() => (isWhole ? void fetchNextPage() : setWhole(true))}
          >
            Show more
          </Button>
        </div>
      )}
    </Card>
  )
}

type AddedProductProps = { product: OwnListedProduct }

function AddedProduct({ product: { id, name, upc, missing } }: AddedProductProps) {
  return (
    <li className={styles['product']}>
      <Link href={paths.editProduct(id)} className="cut med">
        {name || upc}
      </Link>
      <span className="t13 muted">
        <span className="tnum">{upc}</span>
        {missing.length > 0 && <span className="red"> · {missing.join(', ')}</span>}
      </span>
    </li>
  )
}
