import type { Good } from '../good.ts'
import { circle, group, path, rect, repeat } from '../../art/shapes.ts'

export const socks: Good = {
  nouns: ['Crew Socks', 'Trail Socks', 'Dress Socks', 'Cushioned Socks', 'Weekend Socks'],
  traits: [
    'Merino-Blend',
    'Combed-Cotton',
    'Compression-Arch',
    'Ribbed',
    'Terry-Sole',
    'Seamless-Toe',
  ],
  variants: ['3-Pack', '4-Pack', '6-Pack', 'Gift Box of 3'],
  sizes: ['S/M', 'M/L', 'L/XL', 'One Size'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Hand-linked toes leave nothing to rub.',
    'Terry loops under heel and ball, thin over the instep so they fit in shoes.',
    'A knit-in arch band keeps them from sliding round.',
    'Reinforced where socks give up first.',
    'Each pair comes on a kraft header with a hook.',
    'Washed forty times in our test, with less than four percent shrinkage.',
  ],
  msrp: [9, 32],
  box: [10, 4, 1.2],
  weight: [3, 'oz'],
  innerQuantities: [12, 24, 36],
  category: 'apparel',
  stance: 'flat',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const style = seeded.pick(['stripes', 'dots', 'plain'])
    const body =
      'M116 80H190V214Q192 240 218 262L252 288Q274 308 252 326Q236 336 214 324L142 276Q116 256 116 224Z'
    const pattern = {
      stripes: repeat(4, (i) => rect([100, 126 + i * 26, 110, 11], second.base)),
      dots: repeat(18, (i) =>
        circle(
          [128 + (i % 3) * 24 + (Math.floor(i / 3) % 2) * 11, 126 + Math.floor(i / 3) * 26, 5],
          second.base,
        ),
      ),
      plain: rect([100, 124, 110, 8], second.base),
    }
    const sock = kit.clipped(
      body,
      rect([90, 60, 200, 290], main.base) +
        pattern[style] +
        path('M116 206Q120 258 160 262Q168 224 116 206Z', second.base) +
        path('M214 262L290 280V350H196Q238 310 214 262Z', second.base) +
        rect([100, 80, 110, 34], second.base) +
        repeat(7, (i) => rect([120 + i * 10, 80, 3, 34], '#000', { opacity: 0.08 })) +
        path('M172 80H190V214L176 220Z', '#000', { opacity: 0.07 }),
    )
    return (
      group('translate(84 -10) rotate(8 200 200)', kit.cast(body) + sock) +
      group('translate(-22 6)', kit.cast(body) + sock)
    )
  },
}
