import type { ProductCategory } from '#market/categories.ts'
import { seeded, seedOf } from '../seeded.ts'
import { materialsOf } from './category-materials.ts'
import { shadowDefs } from '../art/ground.ts'
import { goodNames, goodOf } from '../goods/all-goods.ts'
import { oklch } from '../art/oklch.ts'
import { drawProduct, lookOf } from './draw-product.ts'
import { circle, ellipse, group, rect, short } from '../art/shapes.ts'

export const BANNER = { width: 1165, height: 300 } as const

/** A seller's banner as SVG text, 1165 × 300: one ground, many goods of its category. */
export function drawBanner(category: ProductCategory, seed: number): string {
  const chance = seeded(seedOf('banner', category, seed))
  const hue = chance.pick([40, 80, 150, 200, 250, 330])
  const goods = lineUp(category, seed)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER.width} ${BANNER.height}" width="${BANNER.width}" height="${BANNER.height}">` +
    `<defs>${shadowDefs}${goods.map(({ defs }) => defs).join('')}</defs>` +
    rect([0, 0, BANNER.width, BANNER.height], oklch(0.915, 0.022, hue)) +
    rect([0, 244, BANNER.width, 56], oklch(0.86, 0.03, hue)) +
    circle([chance.whole(780, 1000), 130, 190], '#fff', { opacity: 0.22 }) +
    circle([chance.whole(150, 380), 160, 150], '#fff', { opacity: 0.16 }) +
    `${goods.map(({ body }) => body).join('')}</svg>`
  )
}

function lineUp(category: ProductCategory, seed: number) {
  const chance = seeded(seedOf('goods', seed))
  const shelf = chance.some(goodsIn(category), 20)
  const goods: { defs: string; body: string }[] = []
  for (let x = chance.whole(66, 110); x < BANNER.width - 50;) {
    const name = shelf[goods.length % shelf.length] ?? 'mug'
    const good = goodOf(name)
    const scale = chance.between(0.44, 0.68)
    const step = (good.stance === 'wide' ? 250 : 190) * scale
    const { defs, body } = drawProduct(
      name,
      lookOf(chance.whole(1, 9999), materialsOf(name)),
      `x${goods.length}`,
    )
    goods.push({
      defs,
      body: group(
        `translate(${short(x + step / 2 - 200 * scale)} ${short(264 - 322 * scale)}) scale(${scale})`,
        ellipse([200, 324, good.stance === 'wide' ? 172 : 118, 11], 'url(#s)') + body,
      ),
    })
    x += step + chance.whole(4, 26)
  }
  return goods
}

/** Things lying flat have no place on a shelf, unless the category has hardly anything else. */
function goodsIn(category: ProductCategory) {
  const all = goodNames.filter((name) => goodOf(name).category === category)
  const standing = all.filter((name) => goodOf(name).stance !== 'flat')
  return standing.length > 2 ? standing : all
}
