/** The key of lots. It has a file of its own because the live updates of every page use it. */
export const productsKey = ['products'] as const
