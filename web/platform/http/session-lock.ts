type Send = () => Promise<Response>

/** Sends while no other call renews the session's token: all tabs share that cookie, so they share the lock. */
export const aloneInSession = (send: Send) => locked('exclusive', send)

/** Sends when no call is renewing it, or the page's token would be of before and its cookie of after. */
export const besideSession = (send: Send) => locked('shared', send)

const locked = (mode: LockMode, send: Send): Promise<Response> =>
  // Browsers offer locks only to pages from https or localhost.
  'locks' in navigator ? navigator.locks.request('session', { mode }, send) : send()
