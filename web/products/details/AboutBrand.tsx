import type { Product } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import styles from './ProductDetails.module.css'

type Props = { seller: Product['seller'] }

export function AboutBrand({ seller }: Props) {
  return (
    <Disclosure title="About Brand" spread className={styles['part']}>
      <div className={styles['brand']}>
        <Avatar of="company" name={seller.name} url={seller.logo_url} className={styles['logo']} />
        <div className={styles['words']}>
          <h3>{seller.name}</h3>
          <p className="soft">{seller.description || `${seller.name} sells on Lotline.`}</p>
          <p>
            <Link href={paths.storefront(seller.id)}>See all of {seller.name}</Link>
          </p>
        </div>
      </div>
    </Disclosure>
  )
}
