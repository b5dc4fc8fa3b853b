import { formatUsd } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { addWords } from './compare-columns.tsx'
import { bySeller, totalOf, type ChosenLine } from './compared-offer.ts'
import styles from './ComparePage.module.css'

type Props = {
  lines: readonly ChosenLine[]
  /** Chosen lots that can't be offered on as they stand. */
  troubled: number
  added: number
  isBusy: boolean
  onAdd: () => void
}

/** The one act for all chosen lots, and what it does. */
export function CompareFoot({ lines, troubled, added, isBusy, onAdd }: Props) {
  return (
    <CardFoot className={styles['foot']}>
      <output className={`t13 soft ${styles['said']}`}>
        {added > 0 && (
          <>
            {counted(added, 'lot')} added to your cart.{' '}
            <Link href={paths.cart()}>View in Cart</Link>{' '}
          </>
        )}
        {(added === 0 || lines.length > 0 || troubled > 0) && whatItDoes(lines, troubled)}
      </output>
      <Button
        kind="primary"
        busy={isBusy}
        disabled={lines.length === 0 || troubled > 0}
        onClick={onAdd}
      >
        {addWords(lines.length)}
        {lines.length > 0 && ` for ${formatUsd(totalOf(lines))}`}
      </Button>
    </CardFoot>
  )
}

function whatItDoes(lines: readonly ChosenLine[], troubled: number): string {
  if (troubled > 0) return `Fix ${counted(troubled, 'selected lot')} to continue.`
  const sellers = bySeller(lines).size
  if (sellers === 0) return 'Select the lots to make an offer on.'
  if (sellers === 1)
    return 'One offer to one seller. Its lots are added all together or not at all.'
  return `${sellers} offers, one to each seller. A seller’s lots are added all together or not at all.`
}
