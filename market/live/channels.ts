/** What a page may listen to; a message on a channel means "fetch this again" and carries nothing else. */
export const liveChannels = ['OffersChannel', 'PurchaseOrdersChannel', 'ImportsChannel'] as const

export type LiveChannel = (typeof liveChannels)[number]
