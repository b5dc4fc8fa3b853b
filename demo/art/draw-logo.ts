import { seeded, seedOf } from '../seeded.ts'
import { drawLetter } from './letters.ts'
import { drawMark, marks } from './marks.ts'
import { companions, tones, type Tones } from './materials.ts'
import { circle, group, path, rect } from './shapes.ts'

const grounds = [
  'forest',
  'navy',
  'plum',
  'brick',
  'charcoal',
  'teal',
  'terracotta',
  'slate',
  'olive',
  'cream',
  'sand',
  'blush',
  'sage',
  'ochre',
] as const

/** A seller's logo as SVG text, 400 × 400: an emblem, or the first letters of its name. */
export function drawLogo(name: string, seed: number): string {
  const chance = seeded(seedOf('logo', name, seed))
  const ground = chance.pick(grounds)
  const main = tones(ground, chance.between(-6, 6))
  const second = tones(chance.pick(companions[ground]))
  const emblem = chance.pick(marks)
  const face = chance.pick(['emblem', 'emblem', 'initial', 'initials', 'seal'])
  const drawing = {
    emblem: drawMark(
      emblem,
      [200, 200, 104],
      second.base === main.base ? main.legible : contrasting(main, second),
    ),
    initial: letters(name.slice(0, 1), main.legible),
    initials: letters(initialsOf(name), main.legible),
    seal:
      circle([200, 200, 150], 'none', { stroke: contrasting(main, second), width: 9 }) +
      circle([200, 200, 128], contrasting(main, second), { opacity: 0.16 }) +
      drawMark(emblem, [200, 200, 74], main.legible),
  }
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
    `${rect([0, 0, 400, 400], main.base)}${path('M0 400L400 0V400Z', '#000', { opacity: 0.05 })}${drawing[face]}</svg>`
  )
}

function contrasting(main: Tones, second: Tones): string {
  if (Math.abs(main.lightness - second.lightness) > 0.25) return second.base
  return main.lightness > 0.7 ? main.deep : main.pale
}

function letters(text: string, colour: string): string {
  const scale = text.length > 1 ? 4.8 : 7.4
  const step = 32 * scale
  const start = 200 - (step * (text.length - 1)) / 2 - 10 * scale
  return Array.from(text)
    .map((letter, index) =>
      group(
        `translate(${start + index * step} ${200 - 14 * scale}) scale(${scale})`,
        drawLetter(letter, colour, 3.6),
      ),
    )
    .join('')
}

const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
