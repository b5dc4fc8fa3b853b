import { seeded, seedOf } from '../seeded.ts'
import { materialsOf } from './category-materials.ts'
import { drawGround } from './ground.ts'
import { companions, type Material } from './materials.ts'
import type { Motif } from './motif.ts'
import { motifOf, type MotifName } from './motifs.ts'
import { drawProduct, lookOf, type ProductLook } from './product.ts'
import { ellipse, group, short } from './shapes.ts'

export type LotPicture = {
  motif: MotifName
  seed: number
  main?: Material
  second?: Material
  /** 0 is the lot's own photo; the others show the same product from nearer and in company. */
  view?: number
}

/** A lot's photo as SVG text, 400 × 400: ground, shadow, one to three units. One seed is always one drawing. */
export function drawLot({ motif: name, seed, main, second, view = 0 }: LotPicture): string {
  const motif = motifOf(name)
  const look = {
    ...lookOf(seed, materialsOf(name)),
    ...(main && { main }),
    ...(second && { second }),
  }
  const front = drawProduct(motif, look, 'a')
  const chance = seeded(seedOf('scene', seed, view))
  const ground = drawGround(motif, front.main, chance)
  const companionsDrawn = Array.from({ length: companyOf(motif, chance, view) }, (_, index) =>
    drawProduct(motif, companionOf(look, index, view), `b${index}`),
  )
  const shapes = companionsDrawn.length
    ? companionsDrawn
        .map(({ body }, index) => placed(motif, body, behind(motif, index, companionsDrawn.length)))
        .join('') + placed(motif, front.body, inFront(motif, companionsDrawn.length))
    : shadowed(motif, front.body)
  const defs = [ground, front, ...companionsDrawn].map((part) => part.defs).join('')
  const scale = zoom(motif, companionsDrawn.length > 0, view)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${defs}</defs>` +
    `${ground.behind}${group(`translate(${short(200 - 200 * scale)} ${baseline(motif, scale)}) scale(${short(scale)})`, shapes)}</svg>`
  )
}

function companyOf(motif: Motif, chance: ReturnType<typeof seeded>, view: number): number {
  if (motif.alone || view > 1) return 0
  if (view === 1) return motif.stance === 'tall' ? 2 : 1
  return chance.pick(motif.stance === 'tall' ? [0, 0, 1, 2] : [0, 0, 0, 1])
}

/** A lot of one product holds the same thing; on the second photo the units are all alike. */
function companionOf(look: ProductLook, index: number, view: number): ProductLook {
  if (view === 1) return look
  const chance = seeded(seedOf('company', look.seed, index))
  const main = chance.pick(companions[look.main])
  return { ...look, main, second: chance.pick(companions[main]) }
}

type Place = { scale: number; x: number; y: number }

function behind(motif: Motif, index: number, company: number): Place {
  const side = index === 0 ? -1 : 1
  const scale = motif.stance === 'wide' ? 0.7 : 0.74
  const aside = motif.stance === 'wide' ? 62 : company === 1 ? 70 : 84
  return {
    scale,
    x: 200 - 200 * scale + side * aside * (company === 1 ? -1 : 1),
    y: motif.stance === 'flat' ? -34 : 300 - 322 * scale,
  }
}

function inFront(motif: Motif, company: number): Place {
  const scale = { flat: 0.86, wide: 0.84, tall: 0.88 }[motif.stance]
  const aside = company === 1 ? (motif.stance === 'wide' ? -26 : -34) : 0
  return {
    scale,
    x: 200 - 200 * scale + aside,
    y: motif.stance === 'flat' ? 42 : 330 - 322 * scale,
  }
}

const placed = (motif: Motif, body: string, { scale, x, y }: Place) =>
  group(`translate(${short(x)} ${short(y)}) scale(${scale})`, shadowed(motif, body))

function shadowed(motif: Motif, body: string): string {
  if (motif.stance === 'flat') return body
  return ellipse([200, 324, motif.stance === 'wide' ? 176 : 128, 13], 'url(#s)') + body
}

function zoom(motif: Motif, inCompany: boolean, view: number): number {
  const own = inCompany ? 1 : (motif.scale ?? 1)
  const nearer = view > 1 ? 1.22 : 1
  return { flat: 1, wide: 0.98, tall: 1.02 }[motif.stance] * own * nearer
}

function baseline(motif: Motif, scale: number): number {
  if (motif.stance === 'flat') return short(200 - 196 * scale)
  return short((scale > 1.12 ? 326 : 340) - 322 * scale)
}
