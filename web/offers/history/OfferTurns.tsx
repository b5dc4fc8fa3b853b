import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { HistoryTurn } from './HistoryTurn.tsx'
import { turnTone, type Reader, type ToldOffer } from './history-words.ts'

type Props = {
  offer: ToldOffer
  viewer: Reader
  /** The latest turn waits for the reader's answer. */
  isToAnswer?: boolean
}

/** Every turn with who, when, old and new, the latest first. */
export function OfferTurns({ offer, viewer, isToAnswer = false }: Props) {
  const latest = offer.history.at(-1)
  return (
    <Timeline
      entries={offer.history.toReversed().map((turn) => ({
        key: turn.revision,
        at: turn.at,
        tone: turnTone(turn, viewer, isToAnswer && turn === latest),
        content: <HistoryTurn turn={turn} offer={offer} viewer={viewer} />,
      }))}
    />
  )
}
