import type { Brand } from './brand.ts'

export const consumablesBrands: readonly Brand[] = [
  {
    name: 'Quill & Kettle',
    makes: ['teabox', 'coffee', 'honey', 'chocolate'],
    voice: 'warm',
    lines: ['Quill', 'Kettle', 'Parlour', 'Morning'],
    description:
      'Quill & Kettle blends tea and roasts coffee in a former stationery shop. We buy from growers by name, pack the same afternoon, and print the date where you can see it. Seasonal blends that outlive their season are listed at a friendly price.',
  },
  {
    name: 'Bright Acre Foods',
    makes: ['can', 'cereal', 'honey', 'pouch'],
    voice: 'plain',
    lines: ['Acre', 'Harvest', 'Field', 'Silo'],
    description:
      'Pantry food from the Central Valley: tomatoes, beans, grains and spreads, packed within hours of harvest. Certified organic since 2006. Bright Acre sells by the pallet and by the case, with certificates for every lot.',
  },
  {
    name: 'Popgrove',
    makes: ['pouch', 'cereal', 'chocolate'],
    voice: 'playful',
    lines: ['Popgrove', 'Crackle', 'Grove', 'Kernel Hill'],
    description:
      'Snacks that are honest about being snacks. Popgrove pops, puffs and kettle-cooks in avocado oil, with flavours picked by an unpaid committee of cousins. Short dates are priced accordingly; read the label, then eat it.',
  },
  {
    name: 'Stonebridge Provisions',
    makes: ['oil', 'honey', 'chocolate', 'can'],
    voice: 'warm',
    lines: ['Stonebridge', 'Cellar', 'Larder', 'Miller'],
    description:
      'Oils, vinegars, sauces and preserves from family producers we have visited ourselves. Stonebridge has supplied delicatessens for two decades and knows exactly how many gift crates people buy after December.',
  },
  {
    name: 'Marigold Larder',
    makes: ['spice', 'oil', 'teabox'],
    voice: 'plain',
    lines: ['Marigold', 'Saffron', 'Copper', 'Mortar'],
    description:
      'Spices and baking goods, ground weekly and sold in glass. Marigold Larder imports directly, tests each arrival, and packs in Cleveland. Retailers take our shelf trays as they are.',
  },
  {
    name: 'Fizzwick Beverage Co.',
    makes: ['soda', 'coffee'],
    voice: 'playful',
    lines: ['Fizzwick', 'Bubble', 'Lagoon', 'Citra Lane'],
    description:
      'Drinks with bubbles and without fuss. We brew, press and can in one building, and a label change last summer left us with a warehouse of perfectly good soda in the previous outfit. Help us make room.',
  },
]
