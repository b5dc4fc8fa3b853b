/** Over the clause of a lot that its reader can't keep. */
export const MAY_NOT_RESELL = 'You may not resell this'

/** The same on one line. */
export const clauseWords = (clause: string) => `${MAY_NOT_RESELL}: ${clause}`
