import { categoryName } from '#market/categories.ts'
import { percentOff } from '#market/money.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { PercentOff } from '#web/platform/ui/prices/PercentOff.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import type { ExampleLot } from './example-lots.ts'
import styles from './ExampleLotCard.module.css'

type Props = { lot: ExampleLot; lazy?: boolean | undefined }

/** A product as the catalogue shows it, but without a link. */
export function ExampleLotCard({ lot, lazy }: Props) {
  const { picture, name, category, msrp, asking, units } = lot
  return (
    <li className={styles['lot']}>
      <div className={styles['photo']}>
        <img src={picture} width={400} height={400} alt="" loading={lazy ? 'lazy' : 'eager'} />
        {category !== 'other' && <span>{categoryName(category)}</span>}
      </div>
      <div className={styles['deal']}>
        <PercentOff percent={percentOff(msrp, asking)} />
        <p className={styles['ask']}>
          <Price of={asking} className={styles['price']} />
          <OldPrice of={msrp} label="MSRP" />
        </p>
      </div>
      <p className={styles['name']}>{name}</p>
      {units && <p className={styles['units']}>{units}</p>}
    </li>
  )
}
