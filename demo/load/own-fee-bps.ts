/** Three sellers agreed on a lower fee with staff; the others pay the platform's. */
export const ownFeeBps = (seller: number) => (seller % 13 === 0 ? 800 : null)
