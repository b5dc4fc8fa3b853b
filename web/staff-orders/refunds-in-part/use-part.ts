import { useRef, useState } from 'react'
import { partialRefund, refundableOf, type AskedPart } from '#market/ledger/partial-refund.ts'
import { cents, type Cents } from '#market/money.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { refundableIn } from './refundable-in.ts'

export type PartBy = 'units' | 'amount'

/** What is being entered of a refund in part, and what it would come to. */
export function usePart(order: StaffOrderDetail) {
  const refundable = refundableIn(order)
  const [by, setBy] = useState<PartBy>('units')
  const [units, setUnits] = useState<Readonly<Record<number, number | undefined>>>({})
  const [amount, setAmount] = useState<Cents>()
  const [reason, setReason] = useState('')
  const lines = refundable.lines.flatMap(({ id }) => {
    const quantity = units[id] ?? 0
    return quantity > 0 ? [{ line_id: id, quantity }] : []
  })
  const asked: AskedPart = by === 'units' ? { lines } : { amount_cents: amount }
  const isEmpty = by === 'units' ? lines.length === 0 : !amount
  const part = isEmpty ? undefined : partialRefund(refundable, asked)
  const keyOf = useKeys()
  return {
    refundable,
    rest: refundableOf(refundable),
    by,
    setBy,
    units,
    setUnits: (id: number, quantity: number | undefined) => setUnits({ ...units, [id]: quantity }),
    amount,
    setAmount,
    reason,
    setReason,
    /** Undefined while nothing is entered. */
    part,
    leftAfter: (refund: Cents) => cents(refundableOf(refundable) - refund),
    form: () => ({ ...asked, reason, key: keyOf(JSON.stringify([asked, reason])) }),
  }
}
export type EnteredPart = ReturnType<typeof usePart>

/** The same request keeps its key, so that pressing again after a lost answer decides nothing more. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return (asked: string) => {
    const key = keys.current.get(asked) ?? crypto.randomUUID()
    keys.current.set(asked, key)
    return key
  }
}
