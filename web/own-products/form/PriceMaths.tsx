import { formatUsd, type Cents } from '#market/money.ts'
import { priceMaths } from './price-maths.ts'
import styles from './PriceMaths.module.css'

type Props = { msrp: Cents | null; asking: Cents | null; feeBps: number | undefined }

const BPS_IN_A_PERCENT = 100
const UNKNOWN = '—'

export function PriceMaths({ msrp, asking, feeBps }: Props) {
  const { percentOffMsrp, fee, net } = priceMaths({ msrp, asking, feeBps })
  return (
    <dl className={styles['maths']}>
      <div>
        <dt>Percent off MSRP</dt>
        <dd className={percentOffMsrp === undefined ? 'muted' : styles['percent']}>
          {percentOffMsrp === undefined ? UNKNOWN : `${percentOffMsrp}%`}
        </dd>
      </div>
      {feeBps !== undefined && (
        <>
          <div>
            <dt>Platform fee ({feeBps / BPS_IN_A_PERCENT}%)</dt>
            <dd>{fee === undefined ? UNKNOWN : `−${formatUsd(fee)}`}</dd>
          </div>
          <div className={styles['net']}>
            <dt>My net per unit</dt>
            <dd>
              <output>{net === undefined ? UNKNOWN : formatUsd(net)}</output>
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}
