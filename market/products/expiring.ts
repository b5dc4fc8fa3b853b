/** A product expires soon when its month of expiration ends within this many days, or has already ended. */
export const EXPIRES_SOON_DAYS = 60
