import { useRouter, useSearch } from '@tanstack/react-router'
import { PackageOpen } from 'lucide-react'
import { ALL_PRODUCTS } from '#market/catalogue/catalogue-address.ts'
import type { Seller } from '#market/storefronts/storefront-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { quantityText } from '#web/platform/ui/figures-typed.ts'
import { ProductGrid } from '#web/products/ProductGrid.tsx'
import { lotsTagged, tagsOf } from './storefront-tags.ts'
import { StorefrontHead } from './StorefrontHead.tsx'
import styles from './StorefrontView.module.css'
import { TagFilter } from './TagFilter.tsx'

type Props = { seller: Seller }

export function StorefrontView({ seller }: Props) {
  const router = useRouter()
  const tags = tagsOf(seller.published_products)
  const { tag: asked } = useSearch({ strict: false })
  const tag = tags.find((each) => each === asked)
  const lots = lotsTagged(seller.published_products, tag)

  function choose(chosen: string | undefined) {
    const search = chosen ? `?${new URLSearchParams({ tag: chosen })}` : ''
    const href = `${paths.storefront(seller.id)}${search}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <main className="page">
      <StorefrontHead seller={seller} />
      {lots.length === 0 ? (
        <EmptyState icon={PackageOpen} title="Nothing for sale right now">
          New lots of {seller.name} show here as soon as they are listed.
        </EmptyState>
      ) : (
        <section aria-label={ALL_PRODUCTS}>
          {tags.length > 0 && <TagFilter tags={tags} chosen={tag} onChoose={choose} />}
          <output className={styles['count']}>
            {lots.length === 1
              ? 'Showing 1 result'
              : `Showing ${quantityText(lots.length)} results`}
          </output>
          <ProductGrid label="Products" lots={lots} />
        </section>
      )}
    </main>
  )
}
