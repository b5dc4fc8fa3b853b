import { seeded, seedOf } from '../seeded.ts'
import { materialsOf } from './category-materials.ts'
import { drawGround } from '../art/ground.ts'
import { companions, type Material } from '../art/materials.ts'
import { goodOf, type GoodName } from '../goods/all-goods.ts'
import type { Good } from '../goods/good.ts'
import { drawProduct, lookOf, type ProductLook } from './draw-product.ts'
import { ellipse, group, short } from '../art/shapes.ts'

export type LotPicture = {
  good: GoodName
  seed: number
  main?: Material
  second?: Material
  /** 0 is the lot's own photo; the others show the same product from nearer and in company. */
  view?: number
}

/** A lot's photo as SVG text, 400 × 400: ground, shadow, one to three units. One seed is always one drawing. */
export function drawLot({ good: name, seed, main, second, view = 0 }: LotPicture): string {
  const good = goodOf(name)
  const look = {
    ...lookOf(seed, materialsOf(name)),
    ...(main && { main }),
    ...(second && { second }),
  }
  const front = drawProduct(name, look, 'a')
  const chance = seeded(seedOf('scene', seed, view))
  const ground = drawGround(good.stance === 'flat', front.main, chance)
  const companionsDrawn = Array.from({ length: companyOf(good, chance, view) }, (_, index) =>
    drawProduct(name, companionOf(look, index, view), `b${index}`),
  )
  const shapes = companionsDrawn.length
    ? companionsDrawn
        .map(({ body }, index) => placed(good, body, behind(good, index, companionsDrawn.length)))
        .join('') + placed(good, front.body, inFront(good, companionsDrawn.length))
    : shadowed(good, front.body)
  const defs = [ground, front, ...companionsDrawn].map((part) => part.defs).join('')
  const scale = zoom(good, companionsDrawn.length > 0, view)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${defs}</defs>` +
    `${ground.behind}${group(`translate(${short(200 - 200 * scale)} ${baseline(good, scale)}) scale(${short(scale)})`, shapes)}</svg>`
  )
}

function companyOf(good: Good, chance: ReturnType<typeof seeded>, view: number): number {
  if (good.alone || view > 1) return 0
  if (view === 1) return good.stance === 'tall' ? 2 : 1
  return chance.pick(good.stance === 'tall' ? [0, 0, 1, 2] : [0, 0, 0, 1])
}

/** A lot of one product holds the same thing; on the second photo the units are all alike. */
function companionOf(look: ProductLook, index: number, view: number): ProductLook {
  if (view === 1) return look
  const chance = seeded(seedOf('company', look.seed, index))
  const main = chance.pick(companions[look.main])
  return { ...look, main, second: chance.pick(companions[main]) }
}

type Placement = { scale: number; x: number; y: number }

function behind(good: Good, index: number, company: number): Placement {
  const side = index === 0 ? -1 : 1
  const scale = good.stance === 'wide' ? 0.7 : 0.74
  const aside = good.stance === 'wide' ? 62 : company === 1 ? 70 : 84
  return {
    scale,
    x: 200 - 200 * scale + side * aside * (company === 1 ? -1 : 1),
    y: good.stance === 'flat' ? -34 : 300 - 322 * scale,
  }
}

function inFront(good: Good, company: number): Placement {
  const scale = { flat: 0.86, wide: 0.84, tall: 0.88 }[good.stance]
  const aside = company === 1 ? (good.stance === 'wide' ? -26 : -34) : 0
  return {
    scale,
    x: 200 - 200 * scale + aside,
    y: good.stance === 'flat' ? 42 : 330 - 322 * scale,
  }
}

const placed = (good: Good, body: string, { scale, x, y }: Placement) =>
  group(`translate(${short(x)} ${short(y)}) scale(${scale})`, shadowed(good, body))

function shadowed(good: Good, body: string): string {
  if (good.stance === 'flat') return body
  return ellipse([200, 324, good.stance === 'wide' ? 176 : 128, 13], 'url(#s)') + body
}

function zoom(good: Good, inCompany: boolean, view: number): number {
  const own = inCompany ? 1 : (good.scale ?? 1)
  const nearer = view > 1 ? 1.22 : 1
  return { flat: 1, wide: 0.98, tall: 1.02 }[good.stance] * own * nearer
}

function baseline(good: Good, scale: number): number {
  if (good.stance === 'flat') return short(200 - 196 * scale)
  return short((scale > 1.12 ? 326 : 340) - 322 * scale)
}
