import type { ProductCategory } from '#market/categories.ts'
import { materialsOf } from '../pictures/category-materials.ts'
import type { LotPicture } from '../pictures/draw-lot.ts'
import { companions, type Material } from '../art/materials.ts'
import { goodNames, goodOf } from '../goods/all-goods.ts'
import { seeded, seedOf } from '../seeded.ts'

// In percent: how much of the marketplace each category is.
const shares: readonly (readonly [ProductCategory, number])[] = [
  ['apparel', 20],
  ['home', 17],
  ['beauty', 16],
  ['consumables', 14],
  ['footwear', 10],
  ['toys', 9],
  ['other', 8],
  ['pet', 6],
]

type Picture = Required<Omit<LotPicture, 'view'>> & { category: ProductCategory }

/** What a lot's number shows: the same picture in every demo marketplace, so a photo needs no database. */
export function lotPicture(number: number): Picture {
  const chance = seeded(seedOf('lot picture', number))
  const category = chance.pick(
    shares.flatMap(([name, share]) => Array<ProductCategory>(share).fill(name)),
  )
  const good = chance.pick(goodNames.filter((name) => goodOf(name).category === category))
  const main: Material = chance.pick(materialsOf(good))
  return { category, good, seed: number, main, second: chance.pick(companions[main]) }
}
