import type { Search } from '#web/platform/navigation/search-params.ts'

/** The order that is open over the list: its number such as `PO-10001`, or its id, which the audit log uses. */
export const openedOrder = ({ order }: Search) =>
  typeof order === 'string' && /^(PO-)?\d{1,12}$/.test(order) ? order : undefined
