import { ShoppingCart } from 'lucide-react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Badge } from '#web/platform/ui/Badge.tsx'
import styles from './CartLink.module.css'
import { useAttention } from './use-attention.ts'

export function CartLink() {
  const { inCart } = useAttention()
  const products = inCart === 1 ? '1 product' : `${inCart} products`
  return (
    <Link
      href={paths.cart()}
      className={styles['cart']}
      aria-label={`Cart, ${products}`}
      title="Cart"
    >
      <ShoppingCart className="i-20" />
      {inCart > 0 && <Badge count={inCart} className={styles['count']} />}
    </Link>
  )
}
