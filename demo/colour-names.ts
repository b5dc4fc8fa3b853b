import type { Material } from './art/materials.ts'

/** What a brand calls the colour that is in the picture. */
export const colourNames: Record<Material, readonly string[]> = {
  terracotta: ['Terracotta', 'Clay', 'Rust', 'Burnt Orange'],
  brick: ['Brick', 'Barn Red', 'Cranberry', 'Paprika'],
  ochre: ['Ochre', 'Mustard', 'Marigold', 'Honey'],
  sand: ['Sand', 'Oat', 'Camel', 'Wheat'],
  cream: ['Cream', 'Ivory', 'Natural', 'Milk'],
  olive: ['Olive', 'Moss', 'Fern', 'Army'],
  sage: ['Sage', 'Eucalyptus', 'Celadon', 'Mint'],
  forest: ['Forest', 'Pine', 'Evergreen', 'Bottle Green'],
  teal: ['Teal', 'Lagoon', 'Peacock', 'Deep Sea'],
  sky: ['Sky', 'Powder Blue', 'Glacier', 'Chambray'],
  slate: ['Slate', 'Storm', 'Steel Blue', 'Denim'],
  navy: ['Navy', 'Ink', 'Midnight', 'Indigo'],
  lilac: ['Lilac', 'Lavender', 'Wisteria', 'Mauve'],
  plum: ['Plum', 'Fig', 'Mulberry', 'Bordeaux'],
  rose: ['Rose', 'Coral', 'Dusty Rose', 'Guava'],
  blush: ['Blush', 'Petal', 'Shell', 'Peach'],
  charcoal: ['Charcoal', 'Black', 'Graphite', 'Soot'],
}
