import { rect, repeat } from './shapes.ts'

/** Lines that read as small print on a label, the first at full `width`. */
export const smallPrint = (
  [x, y, width]: readonly [x: number, y: number, width: number],
  colour: string,
  lines = 2,
) =>
  repeat(lines, (index) => {
    const length = width * (index ? 0.66 : 1)
    return rect([x - length / 2, y + index * 8, length, 3.2, 1.6], colour, { opacity: 0.75 })
  })
