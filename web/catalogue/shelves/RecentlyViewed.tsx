import { useHydrated } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { recentlyViewed, viewedKey, type ViewedProduct } from '#web/products/recently-viewed.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfSkeleton } from './ShelfSkeleton.tsx'
import styles from './Shelf.module.css'

type Props = { visit: string | undefined }

/** What a person looked at; where the server drew the page, room for it, if there is any in this browser. */
export function RecentlyViewed({ visit }: Props) {
  const viewer = useViewer()
  const isTakenOver = useHydrated()
  if (viewer && !isTakenOver)
    return (
      <div hidden data-kept-as={viewedKey(viewer.id)}>
        <ShelfSkeleton item={styles['viewed']} side={40} />
      </div>
    )
  const products = viewer ? asOn(`${viewer.id} ${visit}`, viewer.id) : []
  if (products.length === 0) return null
  return (
    <Shelf title="Recently viewed">
      {products.map(({ id, seller_id: sellerId, name, photo_1_url: photo }) => (
        <li key={id} className={styles['viewed']}>
          <Photo url={photo} alt="" side={40} />
          <Link
            href={paths.product(sellerId, id)}
            className={classes(styles['name'], 'cut')}
            title={name}
          >
            {name}
          </Link>
        </li>
      ))}
    </Shelf>
  )
}

/** As each visit first found them: Back finds a page that has not moved. */
const found = new Map<string, readonly ViewedProduct[]>()

function asOn(visit: string, userId: number) {
  const products = found.get(visit) ?? recentlyViewed(userId)
  found.set(visit, products)
  return products
}
