/** What the header marks: a red dot on offers, orders or applications, the count on the cart. */
export type Attention = {
  offer: boolean
  payment: boolean
  inCart: number
  /** Those who wait for an answer of staff. */
  applications: number
  /** All that the viewer acts on next; in the title of the window. */
  count: number
}

export const NO_ATTENTION: Attention = {
  offer: false,
  payment: false,
  inCart: 0,
  applications: 0,
  count: 0,
}
