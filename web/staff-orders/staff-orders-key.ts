/** Of the orders staff see; a file of its own, as the live page of everybody names it. */
export const staffOrdersKey = ['orders of staff'] as const
