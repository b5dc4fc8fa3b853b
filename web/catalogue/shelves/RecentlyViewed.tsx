import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { recentlyViewed, type ViewedProduct } from '#web/products/recently-viewed.ts'
import { Shelf } from './Shelf.tsx'
import styles from './Shelf.module.css'

type Props = { visit: string | undefined }

export function RecentlyViewed({ visit }: Props) {
  const viewer = useViewer()
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
