import { useState } from 'react'
import { formatUsd, sum } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { changesOf, counterNet, counterTotal } from '../counter/counter-draft.ts'
import { counterOffer } from '../offer-queries.ts'
import { NoteField } from '../answer/NoteField.tsx'
import { CounterAll } from './CounterAll.tsx'
import { CounteredLines } from './CounteredLines.tsx'
import { counterFor, type CounterFor, isCounter, type SellerFill } from './counter-for.ts'
import { SelectedDialog, type SelectedProps } from './SelectedDialog.tsx'
import type { RowOf } from './SelectedOffers.tsx'

/** Counters several offers of a seller's buyers by one rule, which shows each line's price first. */
export function CounterSelectedDialog(props: SelectedProps) {
  const { opened } = props
  const [fill, setFill] = useState<SellerFill>({ underAsking: 10 })
  const [note, setNote] = useState('')
  const counters = new Map(opened.map((offer) => [offer.id, counterFor(offer, fill)]))
  const toAnswer = opened.filter(({ id }) => isCounter(counters.get(id)))
  const drafts = toAnswer.flatMap((offer) => {
    const counter = counters.get(offer.id)
    return isCounter(counter) ? [{ offer, lines: counter.lines }] : []
  })
  const words = counted(toAnswer.length, 'offer')
  const nets = drafts.map(({ offer: { platform_fee_bps: fee = 0 }, lines }) =>
    counterNet(lines, fee),
  )
  return (
    <SelectedDialog
      {...props}
      title={`Counter ${counted(opened.length, 'offer')}`}
      done="countered"
      act={`Send ${counted(toAnswer.length, 'counter')}`}
      toAnswer={toAnswer}
      answerOne={async (offer) => {
        const counter = counters.get(offer.id)
        const lines = isCounter(counter) ? changesOf(counter.lines) : []
        await counterOffer({ offer, lines, note: note.trim() || undefined })
        return {}
      }}
      rowOf={rowsOf(counters)}
      settings={<CounterAll fill={fill} onChange={setFill} />}
    >
      {toAnswer.length > 0 && (
        <p>
          {words} for {formatUsd(sum(drafts.map(({ lines }) => counterTotal(lines))))},{' '}
          <b>{formatUsd(sum(nets))}</b> to you after the platform fee. Each buyer can accept,
          counter or reject.
        </p>
      )}
      <NoteField to="buyer" note={note} onChange={setNote} />
    </SelectedDialog>
  )
}

const rowsOf =
  (counters: ReadonlyMap<string, CounterFor>): RowOf =>
  (offer) => {
    const counter = counters.get(offer.id)
    return {
      total: isCounter(counter) ? counterTotal(counter.lines) : offer.total_cents,
      under: counter && <CounteredLines offer={offer} counter={counter} />,
    }
  }
