import { ellipse, group, path, type Disc } from './shapes.ts'

export const paw = ([x, y, size]: Disc, colour: string) =>
  group(
    `translate(${x} ${y}) scale(${size / 20})`,
    path('M0 0C12 0 16 10 13 16C9 22 4 18 0 18C-4 18 -9 22 -13 16C-16 10 -12 0 0 0Z', colour) +
      ellipse([-15, -4, 5, 7], colour, { transform: 'rotate(-24 -15 -4)' }) +
      ellipse([-6, -13, 5, 7.5], colour) +
      ellipse([6, -13, 5, 7.5], colour) +
      ellipse([15, -4, 5, 7], colour, { transform: 'rotate(24 15 -4)' }),
  )

export const bone = ([x, y, size]: Disc, colour: string, degrees = 0) =>
  group(
    `translate(${x} ${y}) rotate(${degrees}) scale(${size / 40})`,
    path(
      'M-26 -7H26C24 -22 44 -24 46 -11C60 -8 58 8 46 10C44 24 24 22 26 7H-26C-24 22 -44 24 -46 10C-60 8 -58 -8 -46 -11C-44 -24 -24 -22 -26 -7Z',
      colour,
    ),
  )
