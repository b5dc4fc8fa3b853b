import { staffOrdersKey } from '#web/staff-orders/staff-orders-key.ts'

/** Below the key of orders, so that the live channel of orders fetches payouts again as well. */
export const staffPayoutsKey = [...staffOrdersKey, 'payouts'] as const
