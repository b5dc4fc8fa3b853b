import { toTheBuyer } from '#market/resale/resale-words.ts'

/** Over the clause of a lot that its reader can't keep. */
export const CANNOT_RESELL = 'Can’t resell'

/** The same on one line. */
export const clauseWords = (clause: string) => `${CANNOT_RESELL}: ${toTheBuyer(clause)}`
