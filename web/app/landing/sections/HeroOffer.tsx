import { cents } from '#market/money.ts'
import { buttonClass } from '#web/platform/ui/button-class.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import styles from './HeroOffer.module.css'

/** An offer between two prices, as it stands in My Offers. */
export function HeroOffer() {
  return (
    <div className={styles['offer']}>
      <div className="row between">
        <Pill colour="yellow">Your turn</Pill>
        <span className="t12 muted">O-10412</span>
      </div>
      <div className="row between">
        <p className="col">
          <span className="t12 muted">Their price</span>
          <Price of={cents(7468_80)} className="t20 semi" />
        </p>
        <p className="col num">
          <span className="t12 muted">My last</span>
          <Price of={cents(7152_00)} className="t20 soft" />
        </p>
      </div>
      <div className="row">
        <span className={buttonClass({ kind: 'primary', size: 'small', className: 'grow' })}>
          Accept
        </span>
        <span className={buttonClass({ size: 'small', className: 'grow' })}>Counter</span>
      </div>
    </div>
  )
}
