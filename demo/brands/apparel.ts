import type { Brand } from './brand.ts'

export const apparelBrands: readonly Brand[] = [
  {
    name: 'Alder & Vine',
    makes: ['tee', 'dress', 'shorts', 'scarf', 'jeans'],
    voice: 'warm',
    lines: ['Alder', 'Vine', 'Hollis', 'Meadow', 'Orchard'],
    description:
      'Alder & Vine makes everyday clothes in small runs from washed cotton and linen. We cut in Portland, sew within forty miles of the cutting table, and dye in colours that get better with age. When a season ends early, what is left comes here, folded and labelled.',
  },
  {
    name: 'Northline Goods',
    makes: ['jeans', 'tee', 'jacket', 'hoodie', 'beanie', 'cap'],
    voice: 'plain',
    lines: ['Northline', 'Harbor', 'Pier', 'Ledger'],
    description:
      'Workwear for people who mostly work at desks. Northline builds heavyweight basics with double seams and honest fits, sold through two hundred independent shops. Overstock is first quality, in original cartons, ready to ship from Reno.',
  },
  {
    name: 'Marlow Finch',
    makes: ['tee', 'dress', 'shorts', 'socks', 'cap'],
    voice: 'playful',
    lines: ['Finch', 'Sunday', 'Marlow', 'Picnic'],
    description:
      'We began with one striped shirt and a borrowed van. Nine years later Marlow Finch sells bright, easy clothes for weekends that get out of hand. Everything is garment-washed, nothing needs ironing, and we always make slightly too much of it.',
  },
  {
    name: 'Cinder & Thread',
    makes: ['jacket', 'shorts', 'beanie', 'cap', 'socks'],
    voice: 'technical',
    lines: ['Apex', 'Transit', 'Cinder', 'Traverse'],
    description:
      'Technical apparel for moving through weather: bonded seams, recycled shells, insulation mapped to where bodies lose heat. Cinder & Thread tests on the wet side of the Cascades and publishes the results. Lots here are end-of-line colourways with full warranty.',
  },
  {
    name: 'Halcyon Row',
    makes: ['dress', 'scarf', 'jacket'],
    voice: 'warm',
    lines: ['Halcyon', 'Row', 'Juniper', 'Lark'],
    description:
      'Halcyon Row is a women-owned studio for dresses and soft separates. We print our own fabric, keep our sizes from XS to 3X, and have paid a living wage in every workshop since the first collection. Boutiques know us for the hang of a hem.',
  },
  {
    name: 'Tobin Street',
    makes: ['tee', 'hoodie', 'socks', 'shorts', 'cap', 'jeans'],
    voice: 'plain',
    lines: ['Tobin', 'Fulton', 'Mercer', 'Canal'],
    description:
      'Affordable basics with decent bones. Tobin Street supplies tees, fleece and socks to campus stores, gyms and regional chains, and keeps deep stock in Memphis. Case packs, UPC on every unit, same-week shipping.',
  },
  {
    name: 'Fernhollow',
    makes: ['beanie', 'scarf', 'socks', 'hoodie', 'cap', 'jacket'],
    voice: 'playful',
    lines: ['Fern', 'Hollow', 'Bracken', 'Thistle'],
    description:
      "Outdoor-ish clothes for people who like the idea of a hike and the certainty of a bakery. Fernhollow knits, quilts and embroiders with recycled yarns. Our hats have been seen on three national parks' worth of heads.",
  },
]
