export const offersKey = ['offers'] as const
/** Of those that are neither accepted nor closed. */
export const liveOffersKey = [...offersKey, 'live'] as const
