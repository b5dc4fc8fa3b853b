/** What the page of a buyer or seller listens to; a message on a channel means "fetch this again" and carries nothing else. */
export const traderChannels = ['OffersChannel', 'PurchaseOrdersChannel', 'ImportsChannel'] as const

/** What administrators listen to: whoever it is about, they hear of all of it. */
export const staffChannels = ['PurchaseOrdersChannel', 'ApplicationsChannel'] as const

export const liveChannels = [...new Set([...traderChannels, ...staffChannels])]

export type TraderChannel = (typeof traderChannels)[number]
export type StaffChannel = (typeof staffChannels)[number]
export type LiveChannel = TraderChannel | StaffChannel

/** Whether administrators hear of everything that is told on a channel. */
export const isStaffChannel = (channel: LiveChannel) =>
  staffChannels.some((each) => each === channel)

/** Whether somebody may listen to a channel at all. */
export const mayHear = (channel: LiveChannel, { isStaff }: { isStaff: boolean }) =>
  isStaff || traderChannels.some((each) => each === channel)
