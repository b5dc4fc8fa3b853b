import { memo } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { useShelf } from '#web/storefronts/storefront-queries.ts'
import { Panel } from '#web/platform/ui/Panel.tsx'

type Props = { sellerId: number }

/** What buyers see in the seller's shop. */
export const StorefrontCard = memo(function StorefrontCard({ sellerId }: Props) {
  const { data: shelf, error } = useShelf(sellerId)
  return (
    <Panel
      title="My Storefront"
      aside={
        <Link href={paths.storefront(sellerId)} className="t13">
          View
        </Link>
      }
    >
      {!shelf && !error && (
        <Loading label="Loading storefront">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {error && !shelf && <p className="soft">{error.message}</p>}
      {shelf?.lots === 0 && (
        <p className="soft">No products published yet. Buyers see your shop without lots.</p>
      )}
      {shelf && shelf.lots > 0 && (
        <DescriptionList
          facts={[
            { label: 'Published', value: quantityText(shelf.lots) },
            { label: 'Units available', value: quantityText(shelf.units) },
            { label: 'Sold out', value: quantityText(shelf.sold_out) },
          ]}
        />
      )}
    </Panel>
  )
})
