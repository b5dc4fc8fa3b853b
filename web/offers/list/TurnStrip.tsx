import { ActionStrip } from '#web/platform/ui/ActionStrip.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import type { Offer } from '#market/offers/offer-document.ts'
import { progressWords } from './progress-words.ts'
import type { Round } from './use-round.ts'

type Props = { offer: Offer; round: Round | undefined }

/** Says that the reader has to answer and by when; while one answer follows another, how far they have come. */
export function TurnStrip({ offer: { id, turn_expires_at: until }, round }: Props) {
  return (
    <ActionStrip until={until}>
      <b>Your turn</b>
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
