/** The rate limit's key for guesses at a user's codes in sessions that have not given one. */
export const guessesOf = (userId: number) => `second factor of ${userId}`
