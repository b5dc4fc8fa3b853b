/** A product has to be sold soon when the month it expires in is over within so many days, or already. */
export const EXPIRES_SOON_DAYS = 60
