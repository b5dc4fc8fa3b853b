import type { OrderNarrowing } from '#market/purchase-orders/order-search.ts'
import { dayIn } from '#market/wire.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'

const day = dayIn().optional().catch(undefined)

/** The days and the company that an address of orders names. */
export const narrowingOf = ({ from, to, company }: Search): Required<OrderNarrowing> => ({
  from: day.parse(from),
  to: day.parse(to),
  company: typeof company === 'string' && company ? company : undefined,
})
