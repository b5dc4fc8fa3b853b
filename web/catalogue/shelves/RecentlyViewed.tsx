import { conflictWords } from '#market/resale/resale-conflict.ts'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { recentlyViewed, viewedKey, type ViewedProduct } from '#web/products/recently-viewed.ts'
import { clauseWords } from '#web/resale/clause-words.ts'
import { Shelf } from './Shelf.tsx'
import { ShelfSkeleton } from './ShelfSkeleton.tsx'
import styles from './Shelf.module.css'

type Props = { visit: string | undefined }

/** What a person looked at; where the server drew the page, room for it, if there is any in this browser. */
export function RecentlyViewed({ visit }: Props) {
  const viewer = useViewer()
  const isTakenOver = useTakenOver()
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
      {products.map((product) => (
        <Viewed
          key={product.id}
          product={product}
          clause={conflictWords(product.terms, viewer?.buyer ?? undefined)}
        />
      ))}
    </Shelf>
  )
}

type ViewedProps = { product: ViewedProduct; clause: string | null }

function Viewed({ product, clause }: ViewedProps) {
  const { id, seller_id: sellerId, name, photo_1_url: photo } = product
  return (
    <li className={styles['viewed']}>
      <Photo url={photo} alt="" side={40} />
      <div className="grow">
        <Link
          href={paths.product(sellerId, id)}
          className={classes(styles['name'], 'cut')}
          title={name}
        >
          {name}
        </Link>
        {clause && (
          <p className="t12 red cut" title={clauseWords(clause)}>
            {clauseWords(clause)}
          </p>
        )}
      </div>
    </li>
  )
}

/** As each visit first found them: Back finds a page that has not moved. */
const found = new Map<string, readonly ViewedProduct[]>()

function asOn(visit: string, userId: number) {
  const products = found.get(visit) ?? recentlyViewed(userId)
  found.set(visit, products)
  return products
}
