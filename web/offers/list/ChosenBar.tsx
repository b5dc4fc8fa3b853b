import { X } from 'lucide-react'
import { formatUsd, sum } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './ChosenBar.module.css'

type Props = { chosen: readonly Offer[]; onAccept: () => void; onClear: () => void }

/** What can be done with the offers that are ticked. */
export function ChosenBar({ chosen, onAccept, onClear }: Props) {
  return (
    <section className={styles['bar']} aria-label="Chosen offers">
      <output className="nowrap tnum">
        <b className="semi">{chosen.length} chosen</b>
        <span className="hide-s">
          {' '}
          · {formatUsd(sum(chosen.map((offer) => offer.total_cents)))}
        </span>
      </output>
      <Button size="small" kind="primary" className="push" onClick={onAccept}>
        Accept {counted(chosen.length, 'offer')}
      </Button>
      <IconButton label="Choose none" look="small" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  )
}
