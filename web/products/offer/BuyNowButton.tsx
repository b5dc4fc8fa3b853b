import type { Line } from '#market/offers/offer-line.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { buyNowWords } from './buy-now-words.ts'
import styles from './OfferForm.module.css'
import type { BuyingNow } from './use-buy-now.ts'

type Props = {
  line: Line | undefined
  buying: BuyingNow
  disabled?: boolean
  /** The id of the text that says what follows. */
  consequence: string
}

/** Orders a lot at its asking price. Enter adds to the cart: an order is made by a press of its own. */
export function BuyNowButton({ line, buying, disabled = false, consequence }: Props) {
  return (
    <Button
      size="large"
      className={styles['act']}
      busy={buying.isBuying}
      disabled={disabled}
      aria-describedby={consequence}
      onClick={() => line && buying.ask(line)}
    >
      {buyNowWords(line)}
    </Button>
  )
}
