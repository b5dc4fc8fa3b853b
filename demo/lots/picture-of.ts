import { lotPicture } from './lot-picture.ts'
import { DEMO_LOTS } from './make-lots.ts'

/** The last of the demo's pictures that shows such a thing. */
export function pictureOf(good: string): number {
  let number = DEMO_LOTS
  while (number > 1 && lotPicture(number).good !== good) number--
  return number
}
