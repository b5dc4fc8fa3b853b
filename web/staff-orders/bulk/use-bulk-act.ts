import { useState } from 'react'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { staffOrdersKey } from '../staff-orders-key.ts'
import type { BulkAct } from './bulk-acts.ts'

/** The words of a refusal, or null once it is done. */
export type Outcomes = Readonly<Record<number, string | null>>

/** Does one thing with several orders, one after the other; one that fails stops none of the others. */
export function useBulkAct({ run }: BulkAct, orders: readonly StaffOrder[]) {
  const [outcomes, setOutcomes] = useState<Outcomes>({})
  const acting = useAction(
    async () => {
      for (const order of orders) {
        const outcome = await outcomeOf(() => run(order))
        setOutcomes((before) => ({ ...before, [order.id]: outcome }))
      }
    },
    { refreshes: [staffOrdersKey] },
  )
  return {
    outcomes,
    isIdle: acting.isIdle,
    // After the last one the list is still fetched again, which nobody has to wait for.
    isUnderWay: acting.isPending && Object.keys(outcomes).length < orders.length,
    doneCount: Object.values(outcomes).filter((outcome) => outcome === null).length,
    begin: () => acting.mutate(),
  }
}

async function outcomeOf(act: () => Promise<unknown>) {
  try {
    await act()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
