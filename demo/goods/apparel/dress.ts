import type { Good } from '../good.ts'
import { circle, line, path } from '../../art/shapes.ts'

export const dress: Good = {
  nouns: ['Midi Dress', 'Sundress', 'Swing Dress', 'Strappy Dress', 'Tiered Dress', 'Day Dress'],
  traits: [
    'Linen-Blend',
    'Crinkle Cotton',
    'Fluid Viscose',
    'Smocked',
    'Bias-Cut',
    'Cotton Poplin',
  ],
  sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'Size Run XS-XL'],
  genders: ['f'],
  facts: [
    'Side pockets deep enough for a phone, and straps that adjust from the back.',
    'Cut on the bias, so it moves instead of clinging.',
    'The skirt is lined to the knee and the bodice is double-layered.',
    'A covered elastic panel across the back makes one size do the work of two.',
    'Pre-washed at the mill; it will not shrink on the customer.',
    'French seams throughout, with a narrow hand-finished hem.',
  ],
  msrp: [58, 148],
  box: [14, 10, 1.5],
  weight: [0.9, 'lbs'],
  innerQuantities: [4, 6, 8],
  category: 'apparel',
  stance: 'flat',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const fl = seeded.between(-14, 16)
    const body = `M168 84C176 120 224 120 232 84L242 90Q240 132 252 168L${296 + fl} 312Q200 336 ${104 - fl} 312L148 168Q160 132 158 90Z`
    let svg =
      line('M164 90L166 58M236 90L234 58', main.low, { width: 6 }) +
      kit.cast(body) +
      path(body, main.base)
    const pattern = seeded.pick(['dots', 'plain', 'hem'])
    let inside = ''
    if (pattern === 'dots')
      for (let i = 0; i < 7; i++)
        for (let j = 0; j < 8; j++)
          inside += circle([104 + j * 28 + (i % 2) * 14, 120 + i * 30, 4], second.base)
    if (pattern === 'hem')
      inside +=
        path('M80 290Q200 316 320 290V340H80Z', second.base) +
        path('M80 276Q200 302 320 276V283Q200 309 80 283Z', second.base)
    inside +=
      path('M180 176C172 230 162 280 150 330L166 332C176 280 184 230 188 176Z', '#000', {
        opacity: 0.08,
      }) +
      path('M214 176C220 230 232 280 246 330L264 326C244 270 230 230 222 176Z', '#000', {
        opacity: 0.1,
      }) +
      path('M148 168L104 312L126 322L158 176Z', '#fff', { opacity: 0.1 })
    svg +=
      kit.clipped(body, inside) +
      path('M149 164Q200 178 251 164L255 180Q200 194 145 180Z', second.base) +
      path('M149 164Q200 178 251 164L252 168Q200 182 148 168Z', '#000', { opacity: 0.1 })
    return svg
  },
}
