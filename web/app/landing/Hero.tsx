import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './Hero.module.css'
import { HeroLots } from './HeroLots.tsx'

export function Hero() {
  return (
    <section className={styles['hero']}>
      <div>
        <h1>Resale, simplified.</h1>
        <p className={styles['lead']}>
          A private marketplace where brands clear excess inventory by the lot, and retailers buy it
          at a stated percent off MSRP. Pay the asking price, or make an offer.
        </p>
        <div className={styles['calls']}>
          <ButtonLink kind="primary" size="large" href={paths.signIn()}>
            Start Buying
          </ButtonLink>
          <ButtonLink size="large" href={paths.signIn()}>
            Start Selling
          </ButtonLink>
        </div>
        <p className={styles['note']}>
          A private marketplace, open to members. <Link href={paths.signIn()}>Sign In</Link>
        </p>
      </div>
      <HeroLots />
    </section>
  )
}
