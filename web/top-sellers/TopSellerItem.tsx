import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import type { ListedProduct } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './TopSellers.module.css'

type Props = {
  lot: ListedProduct
  place: number
  isLast: boolean
  isDragged: boolean
  onDrag: (place: number | undefined) => void
  onDrop: () => void
  onMove: (place: number) => void
  onRemove: () => void
}

export function TopSellerItem({ lot, place, isLast, isDragged, onDrag, ...acts }: Props) {
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    acts.onDrop()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows in it do the same for keys
    <li
      className={classes(styles['item'], isDragged && styles['dragged'], isOver && styles['over'])}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        onDrag(place)
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <GripVertical className={styles['grip']} aria-hidden="true" />
      <span className={classes(styles['place'], 'tnum')}>{place + 1}</span>
      <Photo url={lot.photo_1_url} alt="" side={48} />
      <span className="col grow">
        <Link href={paths.product(lot.seller_id, lot.id)} className={styles['name']}>
          {lot.name}
        </Link>
        <span className="t13 muted cut">{lot.seller.name}</span>
        <TopSellerState lot={lot} />
      </span>
      <span className={styles['acts']}>
        <IconButton
          label={`Move ${lot.name} up`}
          disabled={place === 0}
          onClick={() => acts.onMove(place - 1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={`Move ${lot.name} down`}
          disabled={isLast}
          onClick={() => acts.onMove(place + 1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton label={`Remove ${lot.name}`} onClick={acts.onRemove}>
          <X />
        </IconButton>
      </span>
    </li>
  )
}

type TopSellerStateProps = { lot: ListedProduct }

/** Why buyers do not see a featured product now. */
function TopSellerState({ lot: { provisional, units } }: TopSellerStateProps) {
  if (provisional) return <span className="t13 amber">Not published: buyers don’t see it</span>
  if (units === 0) return <span className="t13 amber">Sold out: not on the shelf</span>
  return null
}
