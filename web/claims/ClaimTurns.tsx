import type { Claim } from '#market/claims/claim-on-order.ts'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { turnWords, type ClaimReader, type Names } from './claim-words.ts'
import { ClaimPhotos } from './ClaimPhotos.tsx'
import styles from './Claims.module.css'

type Props = { claim: Claim; reader: ClaimReader; names: Names }

/** What both sides said, the latest first. */
export function ClaimTurns({ claim, reader, names }: Props) {
  return (
    <Timeline
      entries={claim.turns.toReversed().map((turn) => ({
        key: turn.id,
        at: turn.at,
        tone: turn.party === reader ? 'mine' : undefined,
        content: (
          <>
            {turnWords(turn, names)}
            {turn.words && <span className={styles['said']}>{turn.words}</span>}
            <ClaimPhotos claimId={claim.id} photoIds={turn.photo_ids} reader={reader} />
          </>
        ),
      }))}
    />
  )
}
