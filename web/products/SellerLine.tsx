import type { Product } from '#market/products/product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import styles from './SellerLine.module.css'
import { usualAnswerWords } from './usual-answer-words.ts'

type Props = { product: Pick<Product, 'seller' | 'usual_answer_hours'> }

/** Whose lot it is, and how long an answer takes: usually, and at most. */
export function SellerLine({ product: { seller, usual_answer_hours: hours } }: Props) {
  const answers = usualAnswerWords(hours)
  return (
    <p className="t13">
      <Link href={paths.storefront(seller.id)}>{seller.name}</Link>{' '}
      {answers && <span className={styles['answers']}>{answers}, 7 days at most</span>}
    </p>
  )
}
