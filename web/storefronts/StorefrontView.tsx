import { useRouter } from '@tanstack/react-router'
import { ALL_PRODUCTS } from '#market/catalogue/catalogue-address.ts'
import type { Seller } from '#market/storefronts/storefront-api.ts'
import type { StorefrontChoice } from '#market/storefronts/storefront-address.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { useStorefront } from './storefront-queries.ts'
import { filteringTags } from './storefront-tags.ts'
import { StorefrontHead } from './StorefrontHead.tsx'
import { SellerNews } from '#web/catalogue/saved-searches/SellerNews.tsx'
import { StorefrontSort } from './StorefrontSort.tsx'
import { StorefrontProducts } from './StorefrontProducts.tsx'
import { TagFilter } from './TagFilter.tsx'
import styles from './StorefrontView.module.css'
import { PackageOpen } from 'lucide-react'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

type Props = {
  seller: Seller
  chosen: StorefrontChoice
  storefront: ReturnType<typeof useStorefront>
}

export function StorefrontView({ seller, chosen, storefront }: Props) {
  const router = useRouter()
  const isOwn = useViewer()?.seller?.id === seller.id
  const tags = filteringTags(seller)

  function choose(change: StorefrontChoice) {
    const href = paths.storefront(seller.id, { ...chosen, ...change })
    void router.navigate({ href, resetScroll: false })
  }
  return (
    <main className="page">
      {isOwn && <MyStorefront />}
      <StorefrontHead seller={seller} isOwn={isOwn}>
        <SellerNews seller={seller} />
      </StorefrontHead>
      {seller.shelf.lots === 0 ? (
        <EmptyShop seller={seller} isOwn={isOwn} />
      ) : (
        <section aria-label={ALL_PRODUCTS}>
          <SearchBox
            slash
            label={`Search ${seller.name}`}
            className={styles['search']}
            value={chosen.query ?? ''}
            // Another order is chosen for what is found, not kept from before.
            onSearch={(query) => choose({ query: query.trim() || undefined, sort: undefined })}
          />
          {(tags.length > 0 || chosen.tag) && (
            <TagFilter tags={tags} chosen={chosen.tag} onChoose={(tag) => choose({ tag })} />
          )}
          <StorefrontProducts
            storefront={storefront}
            query={chosen.query}
            onClear={() => choose({ query: undefined, sort: undefined })}
          >
            <StorefrontSort
              isSearch={chosen.query !== undefined}
              sort={chosen.sort}
              onChoose={(sort) => choose({ sort })}
            />
          </StorefrontProducts>
        </section>
      )}
    </main>
  )
}

/** Tells a seller which of the two pages of their products this is. */
function MyStorefront() {
  return (
    <aside className={styles['own']} aria-label="My Storefront">
      <p>
        <b>My Storefront</b> <span className="soft">This is how buyers see your products.</span>
      </p>
      <ButtonLink size="small" href={paths.manageProducts()}>
        Manage Products
      </ButtonLink>
    </aside>
  )
}

type EmptyShopProps = { seller: Pick<Seller, 'name'>; isOwn: boolean }

function EmptyShop({ seller, isOwn }: EmptyShopProps) {
  if (!isOwn)
    return (
      <EmptyState icon={PackageOpen} title="Nothing for sale right now">
        New lots from {seller.name} appear here as soon as they are listed.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={PackageOpen}
      title="Nothing published yet"
      actions={
        <ButtonLink kind="primary" href={paths.newProduct()}>
          Add Products
        </ButtonLink>
      }
    >
      Buyers see your lots here as soon as they are published.
    </EmptyState>
  )
}
