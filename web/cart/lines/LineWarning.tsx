import { TriangleAlert } from 'lucide-react'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { unitsBeforeCut } from '../cart.ts'
import styles from './CartLines.module.css'
import { FixLineButton } from './FixLineButton.tsx'
import { lineTrouble } from '../line-trouble.ts'
import { refusedAtLine } from '../decision/decision-refusal.ts'
import type { Decision } from '../decision/use-decision.ts'

type Props = { offer: Offer; line: OfferProduct; isWaiting: boolean; decision: Decision }

/** Says what changed since a line was added to the cart, and offers to correct it. */
export function LineWarning({ offer, line, isWaiting, decision }: Props) {
  const trouble = lineTrouble(line)
  const unitsBefore = unitsBeforeCut(decision.beforeCut, line)
  const words =
    trouble?.words ??
    refusedAtLine(decision.refusal, line) ??
    (unitsBefore && `Was ${quantityText(unitsBefore)} units, ${quantityText(line.quantity)} left`)
  const changed = line.product.available && line.lot_change?.words
  if (!words && !changed) return null
  return (
    <output className={styles['mark']}>
      {[changed, words].map(
        (each) =>
          each && (
            <span key={each}>
              <TriangleAlert className="i-14" /> {each}
            </span>
          ),
      )}
      {trouble && (
        <FixLineButton offer={offer} line={line} fix={trouble.fix} isWaiting={isWaiting} />
      )}
    </output>
  )
}
