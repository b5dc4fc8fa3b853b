/** Sends when no call that renews the session's token is under way: all tabs share that cookie, and so the lock. */
export const aloneInSession = (send: () => Promise<Response>): Promise<Response> =>
  // Browsers keep locks to pages that came by https, or from this machine.
  'locks' in navigator ? navigator.locks.request('session', send) : send()
