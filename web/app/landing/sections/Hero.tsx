import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './Hero.module.css'
import { heroLots } from './example-lots.ts'
import { HeroOffer } from './HeroOffer.tsx'
import { ExampleLotCard } from './ExampleLotCard.tsx'

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
          <ButtonLink kind="primary" size="large" href={paths.buyerInquiry()}>
            Start Buying
          </ButtonLink>
          <ButtonLink size="large" href={paths.sellerInquiry()}>
            Start Selling
          </ButtonLink>
        </div>
        <p className={styles['note']}>By application. We respond via email in 24 hours.</p>
      </div>
      <HeroLots />
    </section>
  )
}

/** Hidden from screen readers: the text next to it says the same. */
function HeroLots() {
  return (
    <div className={styles['picture']} aria-hidden="true">
      <ul className={styles['lots']}>
        {heroLots.map((lot) => (
          <ExampleLotCard key={lot.name} lot={lot} />
        ))}
      </ul>
      <HeroOffer />
    </div>
  )
}
