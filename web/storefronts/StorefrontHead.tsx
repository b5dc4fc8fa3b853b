import type { Seller } from '#market/storefronts/storefront-api.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { AddBanner } from './AddBanner.tsx'
import styles from './StorefrontHead.module.css'

type Props = {
  seller: Pick<Seller, 'name' | 'description' | 'logo_url' | 'banner_url'>
  isOwn: boolean
  /** Within another page its name is no heading of the page. */
  nameAs?: 'h1' | 'h3'
}

export function StorefrontHead({ seller, isOwn, nameAs: Name = 'h1' }: Props) {
  return (
    <header>
      <div className={styles['banner']}>
        {seller.banner_url && <img src={seller.banner_url} alt="" width={1165} height={300} />}
        {!seller.banner_url && isOwn && <AddBanner />}
      </div>
      <div className={styles['identity']}>
        <Avatar of="company" name={seller.name} url={seller.logo_url} className={styles['logo']} />
        <div className={styles['words']}>
          <Name>{seller.name}</Name>
          {seller.description && <p className="soft">{seller.description}</p>}
        </div>
      </div>
    </header>
  )
}
