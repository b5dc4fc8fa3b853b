/** Background work by who waits for it: somebody at the screen, somebody within minutes, nobody. */
export const LANES = ['now', 'soon', 'bulk'] as const
export type Lane = (typeof LANES)[number]
