export const offersKey = ['offers'] as const
