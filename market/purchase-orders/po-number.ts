/** The number people read (decision D10). */
export const poNumber = (number: number) => `PO-${number}`
