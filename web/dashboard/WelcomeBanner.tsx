import { Plus, Upload, UserPen } from 'lucide-react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { BannerPhoto } from '#web/storefronts/BannerPhoto.tsx'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { useNow } from '#web/platform/hooks/use-now.ts'
import styles from './WelcomeBanner.module.css'
import { dayWords, dueSentence, greetingAt } from './welcome-words.ts'

const NOON = 12

type Props = {
  seller: NonNullable<CurrentUser['seller']>
  /** The number of tasks that wait; undefined while it loads. */
  due: number | undefined
}

export function WelcomeBanner({ seller, due }: Props) {
  const now = useNow()
  // A server that draws the page doesn't know the seller's hour and day.
  const isTakenOver = useTakenOver()
  return (
    <header className={styles['welcome']}>
      {seller.banner_url && (
        <BannerPhoto url={seller.banner_url} sizes="100vw" className={styles['banner']} />
      )}
      <div className={styles['words']}>
        <Avatar of="company" name={seller.name} url={seller.logo_url} className={styles['logo']} />
        <div className="grow">
          {/* Keeps the room of the longest greeting: this one comes later, and is longer than the first. */}
          <h1 className={styles['greeting']} data-longest={`${greetingAt(NOON)}, ${seller.name}`}>
            {/* Another element, so that no word of the first moves. */}
            <span key={isTakenOver ? 'here' : 'elsewhere'}>
              {isTakenOver ? greetingAt(now.getHours()) : 'Welcome'}, {seller.name}
            </span>
          </h1>
          <p className="soft">
            {/* Of the server's clock until then, so that nothing moves. */}
            <span key={isTakenOver ? 'here' : 'elsewhere'} suppressHydrationWarning>
              {dayWords(now)}.
            </span>{' '}
            {due !== undefined && dueSentence(due)}
          </p>
        </div>
        <div className={styles['links']}>
          <ButtonLink href={paths.sellerProfile()}>
            <UserPen /> Edit Profile
          </ButtonLink>
          <ButtonLink href={paths.csvImport()}>
            <Upload /> Bulk Add Products
          </ButtonLink>
          <ButtonLink kind="primary" href={paths.newProduct()}>
            <Plus /> Add Product
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
