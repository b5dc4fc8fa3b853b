import { useRouter } from '@tanstack/react-router'
import { ALL_PRODUCTS } from '#market/catalogue/catalogue-address.ts'
import type { Seller } from '#market/storefronts/storefront-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { useStorefront } from './storefront-queries.ts'
import { filteringTags } from './storefront-tags.ts'
import { EmptyShop } from './EmptyShop.tsx'
import { StorefrontHead } from './StorefrontHead.tsx'
import { StorefrontLots } from './StorefrontLots.tsx'
import { TagFilter } from './TagFilter.tsx'

type Props = {
  seller: Seller
  tag: string | undefined
  storefront: ReturnType<typeof useStorefront>
}

export function StorefrontView({ seller, tag, storefront }: Props) {
  const router = useRouter()
  const isOwn = useViewer()?.seller?.id === seller.id
  const tags = filteringTags(seller)

  function choose(chosen: string | undefined) {
    void router.navigate({ href: paths.storefront(seller.id, { tag: chosen }), resetScroll: false })
  }
  return (
    <main className="page">
      <StorefrontHead seller={seller} isOwn={isOwn} />
      {seller.shelf.lots === 0 ? (
        <EmptyShop seller={seller} isOwn={isOwn} />
      ) : (
        <section aria-label={ALL_PRODUCTS}>
          {(tags.length > 0 || tag) && <TagFilter tags={tags} chosen={tag} onChoose={choose} />}
          <StorefrontLots storefront={storefront} />
        </section>
      )}
    </main>
  )
}
