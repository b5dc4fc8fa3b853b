/** What is said of several offers that were answered together. */
export const answeredWords = {
  accept: 'accepted',
  counter: 'countered',
  reject: 'rejected',
} as const
export type SelectedAnswer = keyof typeof answeredWords
