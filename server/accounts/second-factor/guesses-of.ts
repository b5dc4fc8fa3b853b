/** Under what name the guesses at somebody's codes count, in sessions that have not given one. */
export const guessesOf = (userId: number) => `second factor of ${userId}`
