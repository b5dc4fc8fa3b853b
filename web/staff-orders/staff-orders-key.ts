/** The key of the orders that staff see. It has a file of its own because the live updates of every page use it. */
export const staffOrdersKey = ['orders of staff'] as const
