import type { Brand } from './brand.ts'

export const otherBrands: readonly Brand[] = [
  {
    name: 'Wayfarer & Co. Supply',
    makes: ['backpack', 'bottle', 'suitcase', 'umbrella', 'glasses', 'yogamat'],
    voice: 'warm',
    lines: ['Wayfarer', 'Junction', 'Summit', 'Atlas'],
    description:
      'Bags, bottles and luggage for the daily commute and the yearly escape. Wayfarer & Co. repairs what it sells and sells what it would carry. Retired colours come with the same lifetime stitching promise.',
  },
  {
    name: 'Paperbark Studio',
    makes: ['notebook', 'tote', 'glasses'],
    voice: 'plain',
    lines: ['Paperbark', 'Folio', 'Margin', 'Ledger'],
    description:
      'Notebooks, totes and small leather-free goods for desks that are used. Paperbark prints with vegetable ink, binds with thread and packs without plastic. Overruns are listed by the carton.',
  },
  {
    name: 'Tonewell Audio',
    makes: ['headphones', 'speaker'],
    voice: 'technical',
    lines: ['Tonewell', 'Octave', 'Resonance', 'Decibel'],
    description:
      'Headphones and speakers tuned by ear and proved by measurement. Tonewell publishes every curve. Listed lots are previous model years, factory-sealed, with firmware up to date and a two-year warranty that begins on sale.',
  },
]
