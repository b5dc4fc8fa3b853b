/** What one may do with an offer: three on one's own turn, the last while the other side has it. */
export type Answer = 'accept' | 'counter' | 'reject' | 'withdraw'
