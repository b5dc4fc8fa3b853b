/** The number people read (decision D10). */
export const offerNumber = (number: number) => `O-${number}`
