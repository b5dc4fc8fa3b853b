import { circle, ellipse, group, line, path, rect, repeat, type Disc } from './shapes.ts'

/** The little emblems of made-up brands, each about 40 units wide around its middle. */
const emblems = {
  half: (colour) => path('M-18 4A18 18 0 0 1 18 4Z', colour) + rect([-18, 9, 36, 4, 2], colour),
  wave: (colour) => line('M-20 -6q10 -10 20 0t20 0M-20 6q10 -10 20 0t20 0', colour, { width: 4.5 }),
  leaf: (colour) =>
    path('M0 -20C14 -10 14 10 0 20C-14 10 -14 -10 0 -20Z', colour) +
    line('M0 -10V24', colour, { width: 3 }),
  dots: (colour) => repeat(6, (i) => circle([(i % 3) * 12 - 12, i < 3 ? -8 : 6, 4.6], colour)),
  sun: (colour) =>
    circle([0, 0, 9], colour) +
    repeat(8, (i) => group(`rotate(${i * 45})`, rect([-1.7, -20, 3.4, 7, 1.7], colour))),
  peak: (colour) => path('M-20 14L-6 -12L2 2L8 -6L20 14Z', colour),
  ring: (colour) => circle([0, 0, 14], 'none', { stroke: colour, width: 6 }),
  bars: (colour) =>
    rect([-16, -14, 7, 28, 3], colour) +
    rect([-4, -6, 7, 20, 3], colour) +
    rect([8, 0, 7, 14, 3], colour),
  petal: (colour) => repeat(6, (i) => group(`rotate(${i * 60})`, ellipse([0, -11, 5, 9], colour))),
  arch: (colour) =>
    line('M-14 14V0A14 14 0 0 1 14 0V14M-5 14V2A5 5 0 0 1 5 2V14', colour, { width: 4.5 }),
  moon: (colour) => path('M8 -17A18 18 0 1 0 17 8A14 14 0 0 1 8 -17Z', colour),
  star: (colour) =>
    path('M0 -19L5.5 -6.5L19 -5L9 4.5L12 18L0 11L-12 18L-9 4.5L-19 -5L-5.5 -6.5Z', colour),
  weave: (colour) =>
    repeat(3, (i) => rect([-17, i * 12 - 15, 34, 5, 2.5], colour)) +
    repeat(2, (i) => rect([i * 18 - 12, -18, 5, 36, 2.5], colour, { opacity: 0.55 })),
  drop: (colour) => path('M0 -20C10 -6 15 0 15 6A15 15 0 0 1 -15 6C-15 0 -10 -6 0 -20Z', colour),
  diamond: (colour) =>
    path('M0 -19L15 0L0 19L-15 0Z', 'none', { stroke: colour, width: 4.5 }) +
    path('M0 -8L6.5 0L0 8L-6.5 0Z', colour),
  comb: (colour) =>
    line('M0 -17L14.7 -8.5V8.5L0 17L-14.7 8.5V-8.5Z', colour, { width: 4.5 }) +
    circle([0, 0, 5], colour),
} satisfies Record<string, (colour: string) => string>

export type Mark = keyof typeof emblems

export const marks = Object.keys(emblems).filter((name): name is Mark => name in emblems)

/** `at` is the middle and the half width. */
export const drawMark = (mark: Mark, [x, y, size]: Disc, colour: string) =>
  group(`translate(${x} ${y}) scale(${size / 20})`, emblems[mark](colour))
