/** The answer for an offer without messages. */
export const noMessages = { messages: [], unread_count: 0, can_write: true }
