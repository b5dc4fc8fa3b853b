import type { ReactNode } from 'react'
import type { Seller } from '#market/storefronts/storefront-api.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { BannerPhoto } from './BannerPhoto.tsx'
import styles from './StorefrontHead.module.css'
import { ImagePlus } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { usualAnswerWords } from '#web/products/usual-answer-words.ts'

// Four times as wide as high, and on a phone higher than its width would make it.
const SIZES = 'max(100vw, 480px)'

type Props = {
  seller: Pick<Seller, 'name' | 'description' | 'logo_url' | 'banner_url'> &
    Partial<Pick<Seller, 'usual_answer_hours'>>
  isOwn: boolean
  /** Within another page its name is no heading of the page. */
  nameAs?: 'h1' | 'h3'
  /** What its reader can do here. */
  children?: ReactNode
}

export function StorefrontHead({ seller, isOwn, nameAs: Name = 'h1', children }: Props) {
  const answers = usualAnswerWords(seller.usual_answer_hours ?? null)
  return (
    <header>
      <div className={styles['banner']}>
        {seller.banner_url && <BannerPhoto url={seller.banner_url} sizes={SIZES} />}
        {!seller.banner_url && isOwn && <AddBanner />}
      </div>
      <div className={styles['identity']}>
        <Avatar of="company" name={seller.name} url={seller.logo_url} className={styles['logo']} />
        <div className={styles['words']}>
          <Name>{seller.name}</Name>
          {seller.description && <p className="soft">{seller.description}</p>}
          {answers && (
            <p className="t13 muted">
              {seller.name} {answers}
            </p>
          )}
          {children}
        </div>
      </div>
    </header>
  )
}

/** What its owner sees of a shop without a banner. */
function AddBanner() {
  return (
    <div className={styles['prompt']}>
      <p className="t13 soft">Buyers see a plain band until you add a banner.</p>
      <ButtonLink href={paths.sellerProfile()}>
        <ImagePlus />
        Add Banner
      </ButtonLink>
    </div>
  )
}
