import type { Party } from '#market/accounts/viewer.ts'
import { totalWordsOfAll } from '#market/freight/freight-of-offer.ts'
import { formatUsd, sum } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { SelectionBar } from '#web/platform/ui/lists/SelectionBar.tsx'
import type { SelectedAnswer } from '../selected/selected-answer.ts'

type Props = {
  selected: readonly Offer[]
  viewer: Party
  onAnswer: (answer: SelectedAnswer) => void
  onClear: () => void
}

/** What the selected offers come to, and the answers to all of them. */
export function SelectedOffersBar({ selected, viewer, onAnswer, onClear }: Props) {
  const nets = selected.flatMap(({ total_net_to_seller: net }) => (net === undefined ? [] : [net]))
  return (
    <SelectionBar
      label="Selected offers"
      count={selected.length}
      onClear={onClear}
      about={
        <span className="hide-s nowrap tnum">
          {totalWordsOfAll(selected)}
          {nets.length === selected.length && (
            <span className="muted"> · {formatUsd(sum(nets))} to you</span>
          )}
        </span>
      }
    >
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
    </SelectionBar>
  )
}
