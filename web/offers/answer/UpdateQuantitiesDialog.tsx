import { formatUsd } from '#market/money.ts'
import { shortagesOf, totalLeft } from '#market/offers/shortage.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import type { AnswerProps } from './answer.ts'
import { leftWords } from './shortage-words.ts'
import { useCutOffer } from './use-cut-offer.ts'

/** In place of an accept that can't be: says what is left, and cuts the offer to it. */
export function UpdateQuantitiesDialog({ offer, onCut, onClose }: AnswerProps) {
  const { cutOffer, isCutting } = useCutOffer(onCut)
  const total = totalLeft(offer.offer_products)
  return (
    <ConfirmDialog
      open
      title={`Update ${offer.offer_number} to the units left?`}
      confirmLabel="Update quantities"
      cancelLabel="Not yet"
      busy={isCutting}
      onConfirm={() => void cutOffer(offer).then(onClose)}
      onClose={onClose}
    >
      <div className="col g4">
        <ul>
          {shortagesOf(offer.offer_products).map((shortage) => (
            <li key={shortage.name}>
              <b>{shortage.name}</b>: {leftWords(shortage)}
            </li>
          ))}
        </ul>
        <p>
          {total === 0
            ? 'No units are left, so the offer closes as sold out.'
            : `The offer changes to ${formatUsd(total)} and it’s still your turn. Nothing is accepted yet.`}
        </p>
      </div>
    </ConfirmDialog>
  )
}
