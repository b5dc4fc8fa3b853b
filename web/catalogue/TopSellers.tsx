import { TOP_SELLERS } from '#market/top-sellers/top-seller-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { useTopSellers } from './catalogue-queries.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfLot } from './ShelfLot.tsx'
import { ShelfSkeleton } from './ShelfSkeleton.tsx'

/** What staff put forward; nothing where they put nothing. */
export function TopSellers() {
  const { data: lots, isPending } = useTopSellers()
  if (isPending) return <ShelfSkeleton />
  if (!lots || lots.length === 0) return null
  return (
    <Shelf title="Top Sellers" all={paths.catalogue({ filter: TOP_SELLERS })}>
      {lots.map((lot) => (
        <ShelfLot key={lot.id} lot={lot} />
      ))}
    </Shelf>
  )
}
