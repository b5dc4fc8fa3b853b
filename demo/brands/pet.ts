import type { Brand } from './brand.ts'

export const petBrands: readonly Brand[] = [
  {
    name: 'Bramble & Bark',
    makes: ['pettoy', 'ropetoy', 'treats', 'petbed'],
    voice: 'playful',
    lines: ['Bramble', 'Bark', 'Fetch', 'Wagsworth'],
    description:
      'Toys, treats and beds approved by a panel of eleven dogs and one suspicious cat. Bramble & Bark bakes in small ovens and stitches with thread meant for sails. Surplus is the result of optimism, never of complaints.',
  },
  {
    name: 'Tuckaway Pet',
    makes: ['petbed', 'bowl', 'scratcher', 'collar', 'ropetoy'],
    voice: 'plain',
    lines: ['Tuckaway', 'Burrow', 'Den', 'Porch'],
    description:
      'Beds, bowls and scratchers for homes where the pet has the better chair. Tuckaway designs in Vermont, tests at two shelters, and ships ready for shelf or parcel. Old colours make way for new ones every March.',
  },
  {
    name: 'Goodfellow Feed Co.',
    makes: ['kibble', 'treats', 'bowl'],
    voice: 'technical',
    lines: ['Goodfellow', 'Ration', 'Pasture', 'Kennel'],
    description:
      'Complete nutrition formulated with veterinarians, batch-tested and traceable by code. Goodfellow publishes digestibility trials and supplies clinics and feed stores nationwide. Lots carry at least five months of date.',
  },
]
