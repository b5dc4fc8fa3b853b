import type { Brand } from './brand.ts'

export const toysBrands: readonly Brand[] = [
  {
    name: 'Little Larch',
    makes: ['blocks', 'rings', 'car', 'train'],
    voice: 'warm',
    lines: ['Larch', 'Acorn', 'Pinecone', 'Sapling'],
    description:
      'Wooden toys that survive siblings. Little Larch turns beech and maple in a workshop powered by its own offcuts, paints with water-based colour and tests to every standard there is. Nothing beeps.',
  },
  {
    name: 'Plumtree Play',
    makes: ['bear', 'puzzle', 'kite', 'ball'],
    voice: 'playful',
    lines: ['Plumtree', 'Jamboree', 'Pocket', 'Tumble'],
    description:
      'Plush, puzzles and things that fly. Plumtree Play invents for rainy Saturdays and has an eight-year-old on the board, non-voting. Our gift boxes peak in December, and our generosity in January.',
  },
  {
    name: 'Orbit & Oak',
    makes: ['rocket', 'robot', 'train', 'blocks'],
    voice: 'technical',
    lines: ['Orbit', 'Apollo', 'Module', 'Axis'],
    description:
      'Construction and space toys with tolerances a parent can feel. Orbit & Oak uses sealed magnets, FSC beech and drawings good enough to hang. Lots are prior-edition packaging with unchanged contents.',
  },
  {
    name: 'Pepperkite',
    makes: ['kite', 'ball', 'car', 'puzzle'],
    voice: 'plain',
    lines: ['Pepperkite', 'Breeze', 'Meadow', 'Dash'],
    description:
      'Outdoor play at pocket-money prices: kites, balls, cars. Pepperkite sells through garden centres, resorts and museum shops, by display and by case. Colours change each spring; the fun does not.',
  },
]
