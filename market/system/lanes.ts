/** The lanes of background work: for a user at the screen, for a user within minutes, for nobody. */
export const LANES = ['now', 'soon', 'bulk'] as const
export type Lane = (typeof LANES)[number]
