/** The viewer's orders; an accepted offer becomes one of them. */
export const purchaseOrdersKey = ['purchase-orders'] as const
/** Of those that are neither completed nor canceled, or have an open claim. */
export const openOrdersKey = [...purchaseOrdersKey, 'open'] as const
