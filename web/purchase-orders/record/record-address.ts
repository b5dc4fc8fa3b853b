import { paths } from '#web/platform/navigation/paths.ts'

/** Names the part of the order's page that tells how its price was agreed. */
export const RECORD_PLACE = 'agreed'

export const recordAddress = (orderId: string) => `${paths.order(orderId)}#${RECORD_PLACE}`
