import { useParams, useSearch } from '@tanstack/react-router'
import { isCallError } from '#web/platform/http/call-error.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useStorefront } from './storefront-queries.ts'
import { tagAsked } from './storefront-tags.ts'
import { StorefrontMissing } from './StorefrontMissing.tsx'
import { StorefrontSkeleton } from './StorefrontSkeleton.tsx'
import { StorefrontView } from './StorefrontView.tsx'

export function StorefrontPage() {
  const { seller_id: id } = useParams({ strict: false })
  const tag = tagAsked(useSearch({ strict: false }).tag)
  const storefront = useStorefront(Number(id), tag)
  const seller = storefront.data?.pages[0]
  const isMissing = isCallError(storefront.error) && storefront.error.status === 404
  usePageTitle(isMissing ? 'Not found' : seller?.name)

  if (isMissing) return <StorefrontMissing />
  if (!seller) return <StorefrontSkeleton />
  return <StorefrontView seller={seller} tag={tag} storefront={storefront} />
}
