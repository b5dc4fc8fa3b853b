/** The viewer's orders; an accepted offer becomes one of them. */
export const purchaseOrdersKey = ['purchase-orders'] as const
