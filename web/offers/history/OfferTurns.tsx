import { compareInstants } from '#market/compare-instants.ts'
import type { Message } from '#market/messages/message.ts'
import { Timeline, type TimelineEntry } from '#web/platform/ui/Timeline.tsx'
import { SentMessage } from '../messages/SentMessage.tsx'
import { HistoryTurn } from './HistoryTurn.tsx'
import { actorOf, turnTone, type Reader, type ToldOffer } from './history-words.ts'

type Props = {
  offer: ToldOffer
  viewer: Reader
  /** The latest turn waits for the reader's answer. */
  isToAnswer?: boolean
  messages?: readonly Message[]
  /** What the reader has just written, on its way. */
  sending?: string | undefined
}

/** Every turn with who, when, old and new, and the messages between them, the latest first. */
export function OfferTurns({ offer, viewer, isToAnswer = false, messages = [], sending }: Props) {
  const latest = offer.history.at(-1)
  const turns = offer.history.map((turn): TimelineEntry => ({
    key: turn.revision,
    at: turn.at,
    tone: turnTone(turn, viewer, isToAnswer && turn === latest),
    content: <HistoryTurn turn={turn} offer={offer} viewer={viewer} />,
  }))
  const written = messages.map((message): TimelineEntry => ({
    key: message.about === undefined ? `message ${message.id}` : `question ${message.id}`,
    at: message.at,
    tone: message.party === viewer ? 'mine' : undefined,
    content: (
      <SentMessage
        who={actorOf(message, offer, viewer)}
        text={message.text}
        about={message.about}
      />
    ),
  }))
  const entries = [...turns.toReversed(), ...written.toReversed()].toSorted((a, b) =>
    compareInstants(b.at, a.at),
  )
  return <Timeline entries={sending ? [onItsWay(sending), ...entries] : entries} />
}

const onItsWay = (text: string): TimelineEntry => ({
  key: 'sending',
  at: new Date().toISOString(),
  tone: 'mine',
  content: <SentMessage who="You" text={text} isSending />,
})
