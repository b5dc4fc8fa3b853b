import type { Material } from '../art/materials.ts'
import { colourNames } from '../colour-names.ts'
import type { Good } from '../goods/good.ts'
import type { Seeded } from '../seeded.ts'

/** The words a lot's name and description share. */
export type LotWords = { brand: string; line: string; noun: string; trait: string; name: string }

type LotParts = { brand: { name: string; lines: readonly string[] }; goods: Good; main: Material }

/** Names a lot the way its brand would: collection, trait, product, then colour or variant. */
export function nameLot({ brand, goods, main }: LotParts, chance: Seeded): LotWords {
  const line = chance.pick(brand.lines)
  const noun = chance.pick(goods.nouns)
  const trait = chance.pick(goods.traits)
  const colour = chance.pick(colourNames[main])
  const closing = goods.variants ? chance.pick(goods.variants) : colour
  const name = chance.pick([
    `${line} ${trait} ${noun}, ${closing}`,
    `${line} ${trait} ${noun}, ${closing}`,
    `${trait} ${noun} – ${closing}`,
    `${trait} ${noun}, ${closing}`,
    `${line} ${noun}, ${trait}, ${closing}`,
    goods.variants ? `${line} ${noun}, ${closing}` : `${line} ${noun} in ${closing}`,
    goods.variants && !goods.shelfMonths
      ? `${line} ${noun} in ${colour}, ${closing}`
      : `${noun} “${line}”, ${trait}, ${closing}`,
  ])
  return { brand: brand.name, line, noun, trait, name }
}
