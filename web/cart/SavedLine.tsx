import { Trash2 } from 'lucide-react'
import { formatUsd, percentOffMsrp } from '#market/money.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import { useMoveToCart } from '#web/offers/offer-queries.ts'
import { refusalWords } from '#web/offers/offer-refusal-words.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { counted } from '#web/platform/format/numbers.ts'
import type { LineInCart } from './cart.ts'
import { lineTrouble } from './line-trouble.ts'
import styles from './SavedForLater.module.css'
import { useRemoval } from './use-removal.ts'

type Props = LineInCart & { isWaiting: boolean }

export function SavedLine({ offer, line, isWaiting }: Props) {
  const move = useMoveToCart()
  const remove = useRemoval()
  const { product, quantity, unit_price: price } = line
  const facts = [
    offer.seller_name,
    ...(product.condition === 'new' ? [] : [conditionNote(product.condition)]),
    `${counted(quantity, 'unit')} at ${formatUsd(price)}`,
    ...(product.msrp_cents ? [`${percentOffMsrp(product.msrp_cents, price)}% off`] : []),
  ]
  return (
    <li className={styles['line']}>
      <Photo url={line.images[0] ?? product.photo_1_url} alt="" side={48} />
      <div className={classes('col grow', styles['words'])}>
        <Link className="cut" href={paths.product(product.seller_id, product.id)}>
          {product.name}
        </Link>
        <span className="t13 muted cut">{facts.join(' · ')}</span>
        <span className="t13 amber">{lineTrouble(line)?.words ?? line.lot_change?.words}</span>
      </div>
      <b className="hide-s tnum">{formatUsd(line.total_price)}</b>
      <Button
        size="small"
        className={styles['move']}
        aria-label={`Move to cart: ${product.name}`}
        disabled={isWaiting}
        busy={move.isPending}
        onClick={() =>
          move.mutate({ offer, line }, { onError: (error) => toastProblem(refusalWords(error)) })
        }
      >
        Move to cart
      </Button>
      <IconButton
        label={`Remove ${product.name}`}
        disabled={isWaiting}
        onClick={() => void remove({ offer, line })}
      >
        <Trash2 />
      </IconButton>
    </li>
  )
}
