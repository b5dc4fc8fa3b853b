/** As wide as the layout of the queue distinguishes. */
export const isOnePane = () => matchMedia('(max-width: 899px)').matches
