import { isUpTo } from '#web/platform/theme/is-up-to.ts'

/** As wide as the layout of the queue distinguishes. */
export const isOnePane = () => isUpTo('--tablet')
