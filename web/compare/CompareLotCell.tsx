import { X } from 'lucide-react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import type { ComparedRow } from './compared-row.ts'
import styles from './ComparePage.module.css'
import { useComparedLots } from './use-compared-lots.ts'

type Props = {
  row: ComparedRow
  /** Why the server did not add it. */
  refusal: string | undefined
  onChoose: (isChosen: boolean) => void
}

/** Which lot it is, whether I offer on it, and what is in the way. */
export function CompareLotCell({ row, refusal, onChoose }: Props) {
  const { toggle } = useComparedLots()
  const { lot, product, state, isChosen } = row
  return (
    <div className={styles['lot']}>
      <Checkbox
        label={<VisuallyHidden>Offer on {lot.name}</VisuallyHidden>}
        checked={isChosen}
        disabled={!product || !!state}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <Photo url={lot.photo_1_url} alt="" side={48} className={styles['photo']} />
      <div className={styles['name']}>
        <Link href={paths.product(lot.seller_id, lot.id)} title={lot.name}>
          {lot.name}
        </Link>
        {product && <p className="t13 muted">{product.seller.name}</p>}
        {state && <p className="t13 muted">{state}</p>}
        {refusal && <p className={styles['problem']}>{refusal}</p>}
      </div>
      <IconButton look="small" label={`Remove ${lot.name}`} onClick={() => toggle(lot)}>
        <X />
      </IconButton>
    </div>
  )
}
