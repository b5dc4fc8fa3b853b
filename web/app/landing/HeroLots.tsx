import { cents, percentOff } from '#market/money.ts'
import { OldPrice } from '#web/platform/ui/OldPrice.tsx'
import { PercentOff } from '#web/platform/ui/PercentOff.tsx'
import { Price } from '#web/platform/ui/Price.tsx'
import palette from './beauty-palette.svg'
import serum from './beauty-serum.svg'
import sneaker from './footwear-sneaker.svg'
import styles from './Hero.module.css'
import lamp from './home-lamp.svg'
import backpack from './other-backpack.svg'
import bear from './toys-bear.svg'

/** What lots look like inside: drawn examples, not for sale. */
const EXAMPLES = [
  { picture: lamp, msrp: cents(128_00), asking: cents(44_00) },
  { picture: sneaker, msrp: cents(75_00), asking: cents(22_50) },
  { picture: serum, msrp: cents(36_00), asking: cents(12_60) },
  { picture: palette, msrp: cents(34_00), asking: cents(9_50) },
  { picture: bear, msrp: cents(33_00), asking: cents(9_90) },
  { picture: backpack, msrp: cents(92_00), asking: cents(31_00) },
]

export function HeroLots() {
  return (
    <ul className={styles['lots']} aria-hidden="true">
      {EXAMPLES.map(({ picture, msrp, asking }) => (
        <li key={picture}>
          <img src={picture} width={400} height={400} alt="" />
          <div className={styles['deal']}>
            <PercentOff percent={percentOff(msrp, asking)} />
            <p>
              <b>
                <Price of={asking} />
              </b>
              <small>
                <OldPrice of={msrp} label="MSRP" />
              </small>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
