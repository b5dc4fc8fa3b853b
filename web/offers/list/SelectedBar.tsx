import { X } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd, sum } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import type { SelectedAnswer } from '../selected/AnswerSelected.tsx'
import styles from './SelectedBar.module.css'

type Props = {
  selected: readonly Offer[]
  viewer: Party
  onAnswer: (answer: SelectedAnswer) => void
  onClear: () => void
}

/** What can be done with the selected offers, and what they come to. */
export function SelectedBar({ selected, viewer, onAnswer, onClear }: Props) {
  const nets = selected.flatMap(({ total_net_to_seller: net }) => (net === undefined ? [] : [net]))
  return (
    <section className={styles['bar']} aria-label="Selected offers">
      <output className="nowrap tnum">
        <b className="semi">{selected.length} selected</b>
        <span className="hide-s">
          {' '}
          · {formatUsd(sum(selected.map((offer) => offer.total_cents)))}
        </span>
        {nets.length === selected.length && (
          <span className="hide-m muted"> · {formatUsd(sum(nets))} to you</span>
        )}
      </output>
      <span className={styles['acts']}>
        {selected.every((offer) => offer.can_reject) && (
          <Button size="small" kind="danger-quiet" onClick={() => onAnswer('reject')}>
            Reject
          </Button>
        )}
        {viewer === 'seller' && (
          <Button size="small" onClick={() => onAnswer('counter')}>
            Counter
          </Button>
        )}
        <Button size="small" kind="primary" onClick={() => onAnswer('accept')}>
          Accept {counted(selected.length, 'offer')}
        </Button>
      </span>
      <IconButton label="Clear selection" look="small" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  )
}
