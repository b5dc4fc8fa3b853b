import { heroLots } from './example-lots.ts'
import styles from './Hero.module.css'
import { HeroOffer } from './HeroOffer.tsx'
import { LotSpecimen } from './LotSpecimen.tsx'

/** Drawn, not told: the words beside it say what it shows. */
export function HeroLots() {
  return (
    <div className={styles['picture']} aria-hidden="true">
      <ul className={styles['lots']}>
        {heroLots.map((lot) => (
          <LotSpecimen key={lot.name} lot={lot} />
        ))}
      </ul>
      <HeroOffer />
    </div>
  )
}
