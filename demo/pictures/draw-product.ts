import { seeded, seedOf } from '../seeded.ts'
import { drawMark, marks, type Mark } from '../art/marks.ts'
import { companions, tones, type Material, type Tones } from '../art/materials.ts'
import { recolour } from '../art/sample-colours.ts'
import { group } from '../art/shapes.ts'
import { goodOf, type GoodName } from '../goods/all-goods.ts'
import { drawingsOf } from '../goods/drawings.ts'

export type ProductLook = { seed: number; main: Material; second: Material; mark: Mark }

type Product = { defs: string; body: string; main: Tones }

/** What a seed decides about a product: its colours and its emblem. */
export function lookOf(seed: number, materials: readonly Material[]): ProductLook {
  const chance = seeded(seedOf('look', seed))
  const main = chance.pick(materials)
  return { seed, main, second: chance.pick(companions[main]), mark: chance.pick(marks) }
}

/** The product alone, without ground or shadow. `id` keeps its gradients apart from its neighbours'. */
export function drawProduct(name: GoodName, look: ProductLook, id: string): Product {
  const { accents, drop } = goodOf(name)
  const chance = seeded(seedOf('product', look.seed))
  const main = tones(look.main, chance.between(-6, 6))
  const second = tones(look.second, chance.between(-4, 4))
  const { defs, body } = chance.pick(drawingsOf(name))
  const accent = accents ? tones(chance.pick(accents)) : second
  const coloured = recolour({ main, second, accent })
  const own = (svg: string) => coloured(svg).replaceAll(IDS, `${id}-`)
  return {
    defs: own(defs.replace(SAMPLE_MARK, defineMark(look.mark))),
    body: drop ? group(`translate(0 ${drop})`, own(body)) : own(body),
    main,
  }
}

/** Before each name of what a drawing defines, where it is defined and where it is used. */
const IDS = /(?<= id="|url\(#|href="#)/g

const SAMPLE_MARK = /<g id="mark">.*?<\/g>/

/** In whatever colour the drawing uses it. */
const defineMark = (mark: Mark) => `<g id="mark">${drawMark(mark, [0, 0, 20], 'currentColor')}</g>`
