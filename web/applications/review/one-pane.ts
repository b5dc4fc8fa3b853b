import { isUpTo } from '#web/platform/theme/breakpoints.ts'

/** As wide as the layout of the queue distinguishes. */
export const isOnePane = () => isUpTo('--tablet')
