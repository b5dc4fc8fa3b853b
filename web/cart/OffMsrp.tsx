import { percentOff, type Cents } from '#market/money.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import styles from './CartLines.module.css'

type Props = { price: Cents | undefined; msrp: Cents | null }

const UNKNOWN = '—'

/** How far my price lies below the MSRP, and the MSRP itself. */
export function OffMsrp({ price, msrp }: Props) {
  if (!msrp) return <>{UNKNOWN}</>
  return (
    <>
      <b className="green">
        {price === undefined ? UNKNOWN : `${Math.max(percentOff(msrp, price), 0)}%`}
      </b>
      <span className={styles['note']}>
        <OldPrice of={msrp} label="MSRP" />
      </span>
    </>
  )
}
