import type { ProviderError } from './provider-error.ts'

/** How one request to the API goes wrong. */
export type RequestFault =
  /** 500, and nothing happened. */
  | 'fail'
  /** No answer, and nothing happened. */
  | 'hang'
  /** It happened, and 500 is answered. */
  | 'act-then-fail'
  /** It happened, and no answer comes. */
  | 'act-then-hang'
  /** 500, nothing happened, and the same again for each request with the same key. */
  | 'fail-for-good'
  /** It happened, and 500 is answered with the advice not to try again. */
  | 'act-then-fail-for-good'

/** What is done for a seller's account. */
export type ConnectAct = 'account' | 'link' | 'transfer' | 'reversal' | 'payout'

/** Ways in which a card provider can misbehave; may be changed at any time. */
export type Faults = {
  /** Nobody answers on the API: connections are dropped. */
  away: boolean
  /** What every request is refused with, such as an expired key. */
  refuses: ProviderError | null
  /** The same of the requests whose path begins so, such as what a restricted key may not see. */
  refusesPath: { path: string; refuses: ProviderError } | null
  /** What every refund is refused with, such as a payment that was charged back. */
  refusesRefunds: ProviderError | null
  /** What each of these is refused with, such as transfers of a platform that Stripe looks into. */
  refusesConnect: Partial<Record<ConnectAct, ProviderError>>
  /** How long what a card paid is pending before it counts as available. */
  settleSeconds: number
  /** Each answer takes so much longer. */
  delayMs: number
  /** Taken one by one by the next writes. */
  requests: RequestFault[]
  /** Whether the bank sends back what is refunded, after it was told to have succeeded. */
  refunds: 'arrive' | 'come-back'
  webhooks: {
    /** How often each event is sent. */
    copies: number
    /** How late it is sent. */
    delayMs: number
    /** Events that happen while this is set are never sent. */
    lost: boolean
    order: 'as-happened' | 'reversed'
  }
}

export const noFaults = (): Faults => ({
  away: false,
  refuses: null,
  refusesPath: null,
  refusesRefunds: null,
  refusesConnect: {},
  settleSeconds: 0,
  delayMs: 0,
  requests: [],
  refunds: 'arrive',
  webhooks: { copies: 1, delayMs: 0, lost: false, order: 'as-happened' },
})
