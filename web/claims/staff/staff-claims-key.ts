/** It has a file of its own because the live updates of every page use it. */
export const staffClaimsKey = ['claims of staff'] as const
