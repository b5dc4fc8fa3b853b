import { percentOffMsrp, type Cents } from '#market/money.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import styles from './CartLines.module.css'

type Props = { price: Cents | undefined; msrp: Cents | null }

const UNKNOWN = '—'

/** The percent off MSRP of the buyer's price, and the MSRP. */
export function OffMsrp({ price, msrp }: Props) {
  if (!msrp) return <>{UNKNOWN}</>
  return (
    <>
      <b className="green">{price === undefined ? UNKNOWN : `${percentOffMsrp(msrp, price)}%`}</b>
      <span className={styles['note']}>
        <OldPrice of={msrp} label="MSRP" />
      </span>
    </>
  )
}
