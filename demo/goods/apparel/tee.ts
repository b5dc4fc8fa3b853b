import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { line, path, rect } from '../../art/shapes.ts'

export const tee: Good = {
  nouns: ['Crew Tee', 'Pocket Tee', 'Graphic Tee', 'Boxy Tee', 'Ringspun Tee', 'Stripe Tee'],
  traits: ['Organic Cotton', 'Heavyweight', 'Slub', 'Long-Staple', 'Garment-Dyed', 'Relaxed'],
  sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'Size Run S-XL', 'Size Run XS-XXL'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Six-ounce ringspun jersey, enzyme-washed so it is soft on the first day.',
    'The collar is ribbed and taped shoulder to shoulder; it does not bacon.',
    'Side-seamed, not tubular, so it hangs straight after washing.',
    'Printed with water-based ink that sinks in instead of cracking.',
    'Longer by an inch than the tee before it, at the request of everyone tall.',
    'Individually folded with tissue, size sticker on the outside.',
  ],
  msrp: [16, 48],
  box: [12, 9, 1],
  weight: [0.4, 'lbs'],
  innerQuantities: [6, 12, 24],
  category: 'apparel',
  stance: 'flat',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const s = seeded.between(-10, 14)
    const body = `M160 84C174 108 226 108 240 84L272 96L${334 + s / 2} ${150 + s}L300 ${204 + s}L270 ${180 + s / 2}L272 314Q200 326 128 314L130 ${180 + s / 2}L100 ${204 + s}L${66 - s / 2} ${150 + s}L128 96Z`
    const style = seeded.pick(['mark', 'stripe', 'pocket', 'block'])
    let svg = kit.cast(body) + path(body, main.base)
    const inside =
      style === 'stripe'
        ? [0, 1, 2, 3, 4, 5].map((i) => rect([120, 140 + i * 30, 160, 11], second.base)).join('')
        : style === 'block'
          ? rect([110, 214, 180, 130], second.base)
          : ''
    svg += kit.clipped(
      body,
      inside +
        path('M130 170C146 220 138 280 150 330H120V160Z', '#000', { opacity: 0.07 }) +
        path('M270 170C256 230 266 280 250 330H290V160Z', '#000', { opacity: 0.09 }),
    )
    svg += line(`M130 ${182 + s / 2}L133 130M270 ${182 + s / 2}L267 130`, main.deep, {
      opacity: 0.55,
    })
    svg +=
      line(`M${72 - s / 2} ${158 + s}L103 ${196 + s}`, main.deep, {
        opacity: 0.4,
        dashes: '3 4',
      }) +
      line(`M${328 + s / 2} ${158 + s}L297 ${196 + s}`, main.deep, { opacity: 0.4, dashes: '3 4' })
    svg +=
      path('M160 84C174 108 226 108 240 84L230 80C220 96 180 96 170 80Z', main.low) +
      path('M170 80C180 96 220 96 230 80Q200 72 170 80Z', main.deep)
    if (style === 'mark') svg += drawMark(kit.mark, [200, 176, 30], second.base)
    if (style === 'pocket')
      svg += rect([214, 150, 40, 44, 4], main.low) + rect([214, 150, 40, 9, 3], second.base)
    return svg + line('M134 306Q200 317 266 306', main.deep, { opacity: 0.45, dashes: '3 4' })
  },
}
