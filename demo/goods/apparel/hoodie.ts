import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { line, path, rect, WHITE } from '../../art/shapes.ts'

export const hoodie: Good = {
  nouns: [
    'Pullover Hoodie',
    'Heavyweight Hoodie',
    'Campus Hoodie',
    'Fleece Hoodie',
    'Zip-Neck Hoodie',
  ],
  traits: ['Garment-Dyed', 'Brushed-Back', 'Loopback', 'Organic Cotton', 'Boxy-Fit', 'Washed'],
  sizes: ['S', 'M', 'L', 'XL', 'XXL', 'Size Run S-XXL'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Fourteen-ounce fleece with a face smooth enough to print on.',
    'The hood is lined in jersey and holds its shape without a wire.',
    'Flat drawcords with metal tips, a kangaroo pocket with bar-tacked corners.',
    'Dyed as a finished garment, which gives every piece slightly worn edges.',
    'Ribbed side panels keep it from riding up on the shoulders of active people.',
    'Fits true to size with room for a layer below.',
  ],
  msrp: [48, 110],
  box: [15, 12, 3],
  weight: [1.6, 'lbs'],
  innerQuantities: [4, 6, 12],
  category: 'apparel',
  stance: 'flat',
  scale: 1.08,
  draw(kit) {
    const { main, second } = kit
    const body =
      'M148 104L252 104L284 124Q318 190 336 292L298 304L274 214L272 308Q200 318 128 308L126 214L102 304L64 292Q82 190 116 124Z'
    let svg =
      kit.cast(body) +
      path('M148 112C128 66 166 52 200 52C234 52 272 66 252 112Q200 146 148 112Z', main.low)
    svg +=
      path(body, main.base) +
      kit.clipped(
        body,
        path('M126 214C140 260 130 290 138 320H110V200Z', '#000', { opacity: 0.08 }) +
          path('M274 214C262 260 270 290 260 320H300V200Z', '#000', { opacity: 0.1 }),
      )
    svg +=
      path('M160 106C146 74 176 64 200 64C224 64 254 74 240 106Q200 150 160 106Z', main.deep) +
      path(
        'M148 104Q160 150 200 156Q240 150 252 104L262 112Q250 164 200 170Q150 164 138 112Z',
        main.low,
      )
    svg +=
      line('M186 152V200M214 152V192', WHITE, { width: 4 }) +
      rect([183, 198, 6, 12, 2], second.base) +
      rect([211, 190, 6, 12, 2], second.base)
    svg +=
      path('M150 244H250L266 296H134Z', main.low) +
      line('M150 244L136 292M250 244L264 292', main.deep, { opacity: 0.6, dashes: '3 4' })
    svg +=
      path('M128 296Q200 306 272 296V312Q200 322 128 312Z', main.low) +
      path('M66 280L104 291L100 308L62 296Z', main.low) +
      path('M334 280L296 291L300 308L338 296Z', main.low)
    return svg + drawMark(kit.mark, [200, 216, 20], second.base)
  },
}
