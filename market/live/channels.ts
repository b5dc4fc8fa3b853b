/** The channels of a buyer's or seller's page; a message means "fetch this again" and carries nothing else. */
export const traderChannels = ['OffersChannel', 'PurchaseOrdersChannel', 'ImportsChannel'] as const

/** The channels of administrators, who hear about every user's changes. */
export const staffChannels = ['PurchaseOrdersChannel', 'ApplicationsChannel'] as const

/** The channel of a page that shows products to a buyer, who names them: others buy of them too. */
export const PRODUCTS_CHANNEL = 'ProductsChannel'
/** The most lots in one subscription; a page that shows more has to poll. */
export const MOST_PRODUCTS_HEARD = 200

export const liveChannels = [...new Set([...traderChannels, ...staffChannels])]

export type TraderChannel = (typeof traderChannels)[number]
export type StaffChannel = (typeof staffChannels)[number]
export type LiveChannel = TraderChannel | StaffChannel

/** Whether a channel is also sent to administrators. */
export const isStaffChannel = (channel: LiveChannel) =>
  staffChannels.some((each) => each === channel)

/** Whether a user may subscribe to a channel. */
export const mayHear = (channel: LiveChannel, { isStaff }: { isStaff: boolean }) =>
  isStaff || traderChannels.some((each) => each === channel)
