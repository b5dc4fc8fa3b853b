import { useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { isQuoted, totalWords } from '#market/freight/freight-of-offer.ts'
import { cents, sum, type Cents } from '#market/money.ts'
import type { CounterFill } from '#market/offers/fill-counter.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import {
  changesOf,
  counterLines,
  problemsOf,
  counterTotal,
  hasChanges,
  pricedLines,
  withPrices,
  type CounterLine,
} from './counter-draft.ts'
import { fillLines, ownPrices } from './fill-lines.ts'
import { useCounterOffer } from '../offer-queries.ts'
import { counterpartyOf } from '../offer-words.ts'

type Options = { opened: Offer; viewer: Party; onAnswered: (words: string) => void }

/** Holds a counter while it is written, against the offer as it was when the dialog opened. */
export function useCounter({ opened, viewer, onAnswered }: Options) {
  const [lines, setLines] = useState(() => counterLines(opened))
  /** The lines before each act that filled their prices. */
  const [before, setBefore] = useState<readonly CounterLine[][]>([])
  const [note, setNote] = useState('')
  const { mutateAsync, isPending, error } = useCounterOffer()
  const { freight, setFreight, states, isRestated, isFreightOpen } = useFreight({
    opened,
    viewer,
    lines,
  })
  const total: Cents = sum([counterTotal(lines), freight ?? cents(0)])
  const typos = useTypoQuestion()

  function change(lineId: string, changed: Partial<CounterLine>) {
    setLines(lines.map((each) => (each.line.id === lineId ? { ...each, ...changed } : each)))
    // What was typed since is not lost to an Undo.
    setBefore([])
  }
  function fill(by: CounterFill) {
    setBefore([...before, lines])
    setLines(fillLines(lines, by, ownPrices(opened, viewer)))
  }
  function undoFill() {
    setLines(before.at(-1) ?? lines)
    setBefore(before.slice(0, -1))
  }

  async function send(toSend: CounterLine[]) {
    setLines(toSend)
    try {
      const changes = changesOf(toSend)
      await mutateAsync({
        offer: opened,
        lines: changes,
        note: note.trim() || undefined,
        ...(states && { freight }),
      })
      const sent = totalWords(sum([counterTotal(toSend), freight ?? cents(0)]), isFreightOpen)
      onAnswered(`Counter of ${sent} sent to ${counterpartyOf(opened, viewer)}`)
    } catch {
      // The dialog shows the error and keeps what was typed, so that it can be corrected.
    }
  }
  return {
    opened,
    lines,
    change,
    fill,
    undoFill: before.length > 0 ? undoFill : undefined,
    note,
    setNote,
    total,
    totalWords: totalWords(total, isFreightOpen),
    freight,
    setFreight: states ? setFreight : undefined,
    isChanged: hasChanges(lines) || isRestated || (states && isFreightOpen),
    isBlocked: lines.some((line) => problemsOf(line).length > 0) || (states && isFreightOpen),
    isSending: isPending,
    error,
    typos,
    send: () => typos.ask(pricedLines(lines), (prices) => void send(withPrices(lines, prices))),
  }
}

type Countered = { opened: Offer; viewer: Party; lines: readonly CounterLine[] }

/** The freight of a counter: its seller states it while a quoted lot is left, and a buyer leaves it as it stands. */
function useFreight({ opened, viewer, lines }: Countered) {
  const stood = opened.freight_cents ?? undefined
  const [typed, setFreight] = useState<Cents | undefined>(stood)
  const kept = lines.filter(({ isRemoved }) => !isRemoved)
  const isOfQuoted = isQuoted(kept.map(({ line }) => line.product))
  const states = viewer === 'seller' && isOfQuoted
  const freight = isOfQuoted ? (states ? typed : stood) : undefined
  return {
    freight,
    setFreight,
    states,
    isRestated: states && typed !== stood,
    isFreightOpen: isOfQuoted && freight === undefined,
  }
}
