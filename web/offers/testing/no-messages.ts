/** What is read beside an offer on which nobody has written yet. */
export const noMessages = { messages: [], unread_count: 0, can_write: true }
