import { useRef, useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Message } from '#market/messages/message.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { MessageForm } from '../messages/MessageForm.tsx'
import { useSeen } from '../messages/use-seen.ts'
import { refusalWords } from '../offer-refusal-words.ts'
import { actorOf, type ToldOffer } from './history-words.ts'
import styles from './OfferHistory.module.css'
import { OfferTurns } from './OfferTurns.tsx'

type Props = {
  /** Names the conversation. */
  keptAs: string
  /** Both sides; before there is an offer, without a turn. */
  told: ToldOffer
  viewer: Party
  isToAnswer?: boolean
  /** Undefined until they are loaded. */
  messages: readonly Message[] | undefined
  /** The last one that the reader has not read, if any. */
  unread: number | undefined
  error: Error | null
  onRetry: () => void
  canWrite: boolean
  hint: string
  sending: {
    isPending: boolean
    variables: string | undefined
    error: Error | null
    mutateAsync: (text: string) => Promise<unknown>
  }
  onSeen: (upTo: number) => void
}

/** What both sides wrote to each other, the latest first, and the field for one's own. */
export function Talk({ told, viewer, messages, sending, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useSeen(place, props.unread, props.onSeen)
  return (
    <div ref={place} className={styles['conversation']}>
      {props.error && <LoadProblem message={props.error.message} onRetry={props.onRetry} />}
      {props.canWrite && (
        <MessageForm
          keptAs={props.keptAs}
          counterparty={viewer === 'buyer' ? told.seller_name : told.buyer_name}
          hint={props.hint}
          isSending={sending.isPending}
          problem={sending.error ? refusalWords(sending.error) : undefined}
          onSend={sending.mutateAsync}
        />
      )}
      <OfferTurns
        offer={told}
        viewer={viewer}
        isToAnswer={props.isToAnswer ?? false}
        messages={messages ?? []}
        sending={sending.isPending ? sending.variables : undefined}
      />
      {messages && <Arrival key={props.keptAs} told={told} viewer={viewer} messages={messages} />}
    </div>
  )
}

type ArrivalProps = { told: ToldOffer; viewer: Party; messages: readonly Message[] }

/** Tells a screen reader what the other side writes while the page is open. */
function Arrival({ told, viewer, messages }: ArrivalProps) {
  const [knownUpTo] = useState(messages.at(-1)?.at ?? '')
  const latest = messages.findLast(({ party }) => party !== viewer)
  const isNew = latest !== undefined && latest.at > knownUpTo
  return (
    <VisuallyHidden>
      <output>{isNew && `${actorOf(latest, told, viewer)} wrote: ${latest.text ?? ''}`}</output>
    </VisuallyHidden>
  )
}
