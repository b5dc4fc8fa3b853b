import { ActionStrip } from '#web/platform/ui/ActionStrip.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import type { Offer } from '#market/offers/offer-document.ts'
import styles from './TurnStrip.module.css'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { progressWords } from './answered-words.ts'
import type { Round } from './use-offer-queue.ts'

type Props = {
  offer: Offer
  round: Round | undefined
  /** Whether it is ticked; undefined where it is not to be chosen. */
  isChosen: boolean | undefined
  onChoose: () => void
}

/** Says that the reader has to answer and by when; while one answer follows another, how far they have come. */
export function TurnStrip({ offer, round, isChosen, onChoose }: Props) {
  const { id, offer_number: number, turn_expires_at: until } = offer
  return (
    <ActionStrip isListed until={until}>
      {isChosen === undefined ? (
        <b>Your turn</b>
      ) : (
        <Checkbox
          className={styles['choose']}
          label={
            <>
              <b>Your turn</b>
              <VisuallyHidden>select {number}</VisuallyHidden>
            </>
          }
          checked={isChosen}
          onChange={onChoose}
        />
      )}
      {round && round.done > 0 ? (
        <>
          <span className="t13 tnum">{progressWords(round.done, round.total)}</span>
          <span className="t13 hide-m">{round.said}</span>
        </>
      ) : (
        until && (
          <span className="hide-s">
            answer by <DateTime at={until} />
          </span>
        )
      )}
      {round && round.total - round.done > 1 && (
        <TextButton onClick={() => round.skip(id)}>Next</TextButton>
      )}
    </ActionStrip>
  )
}
