import { line } from './shapes.ts'

/** Capitals as strokes on a 20 × 28 grid, so that a monogram needs no font. */
const strokes: Record<string, string> = {
  A: 'M0 28L10 0L20 28M4 18H16',
  B: 'M0 0V28H10Q19 28 19 21T10 14H0M10 14Q17 14 17 7T9 0H0',
  C: 'M19 5Q16 0 10 0Q0 0 0 14T10 28Q16 28 19 23',
  D: 'M0 0V28H8Q20 28 20 14T8 0Z',
  E: 'M18 0H0V28H18M0 14H14',
  F: 'M18 0H0V28M0 14H14',
  G: 'M19 5Q16 0 10 0Q0 0 0 14T10 28Q20 28 20 16H11',
  H: 'M0 0V28M20 0V28M0 14H20',
  I: 'M10 0V28',
  J: 'M16 0V19Q16 28 8 28Q2 28 0 22',
  K: 'M0 0V28M19 0L0 17M7 11L20 28',
  L: 'M1 0V28H18',
  M: 'M0 28V0L10 17L20 0V28',
  N: 'M0 28V0L20 28V0',
  O: 'M10 0Q21 0 21 14T10 28T-1 14T10 0Z',
  P: 'M0 28V0H10Q19 0 19 8T10 16H0',
  Q: 'M10 0Q21 0 21 14T10 28T-1 14T10 0ZM13 20L21 29',
  R: 'M0 28V0H10Q19 0 19 8T10 16H0M9 16L20 28',
  S: 'M18 5Q16 0 10 0Q1 0 1 7T10 14T19 21T10 28Q3 28 0 22',
  T: 'M0 0H20M10 0V28',
  U: 'M0 0V18Q0 28 10 28T20 18V0',
  V: 'M0 0L10 28L20 0',
  W: 'M-2 0L4 28L10 8L16 28L22 0',
  X: 'M0 0L20 28M20 0L0 28',
  Y: 'M0 0L10 14L20 0M10 14V28',
  Z: 'M0 0H20L0 28H20',
}

/** The strokes of one letter; a sign without a drawing is empty. */
export const drawLetter = (letter: string, colour: string, width: number) =>
  line(strokes[letter.toUpperCase()] ?? '', colour, { width })
