import type { Brand } from './brand.ts'

export const beautyBrands: readonly Brand[] = [
  {
    name: 'Copperleaf Botanics',
    makes: ['serum', 'jar', 'soap', 'pump', 'tube'],
    voice: 'warm',
    lines: ['Copperleaf', 'Balm', 'Dew', 'Grove'],
    description:
      'Copperleaf Botanics grows calendula on eleven acres and turns it into skin care that does not shout. Formulas are short, fragrance is quiet, and every batch is numbered. We release surplus when packaging changes, never when quality does.',
  },
  {
    name: 'Vesper Lane',
    makes: ['lipstick', 'palette', 'polish', 'brush'],
    voice: 'playful',
    lines: ['Vesper', 'Dusk', 'Lane', 'Afterglow'],
    description:
      'Colour for grown-ups with a sense of humour. Vesper Lane makes lipsticks, palettes and polish in shades that were argued over for months. Vegan, never tested on animals, and photographed on our own office.',
  },
  {
    name: 'Saltmarsh Apothecary',
    makes: ['soap', 'pump', 'tube', 'jar'],
    voice: 'plain',
    lines: ['Saltmarsh', 'Tidal', 'Kelp', 'Cove'],
    description:
      'Soap, lotion and wash made by the sea in batches you could lift. Saltmarsh bottles are ninety percent recycled and refillable. Spas and grocers buy the core range; special editions end up here.',
  },
  {
    name: 'Lumen Theory',
    makes: ['serum', 'jar', 'tube'],
    voice: 'technical',
    lines: ['Lumen', 'Phase', 'Theory', 'Delta'],
    description:
      'Evidence-led skin care. Lumen Theory lists percentages on the front, stability data on request, and nothing that cannot be explained to a pharmacist. Lots are within date by at least nine months at the time of listing, cold-stored in New Jersey.',
  },
  {
    name: 'Petal & Flint',
    makes: ['perfume', 'jar', 'soap', 'serum'],
    voice: 'warm',
    lines: ['Petal', 'Flint', 'Bloom', 'Ember'],
    description:
      'Two sisters, one kitchen, then a proper laboratory. Petal & Flint is known for its perfume oils and for answering every letter. We keep our retailers in stock first and clear gift sets after the holidays.',
  },
  {
    name: 'Juno Street Beauty',
    makes: ['lipstick', 'polish', 'pump', 'tube', 'brush', 'palette', 'perfume'],
    voice: 'plain',
    lines: ['Juno', 'Avenue', 'Signal', 'Metro'],
    description:
      'Drugstore prices, salon formulas. Juno Street ships to more than nine hundred doors and updates packaging every spring, which is why good product turns up here in February. All lots sealed, coded and in display-ready inners.',
  },
]
