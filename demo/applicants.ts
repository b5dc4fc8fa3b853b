import type { BuyerApplication, SellerApplication } from '#market/accounts/application.ts'
import type { DemoBrand } from './brands.ts'
import { brands } from './brands.ts'

type Times = { hoursAgo: number }
type Buying = Times & {
  contact: string
  name: string
  category: BuyerApplication['buyer_category']
}
type Selling = Times & { name: string; category: SellerApplication['seller_category'] }

export type ApplyingBuyer = Buying & {
  annualVolume: BuyerApplication['annual_volume']
  /** Why staff turned it down, which took them some hours. */
  denied?: string
  /** Let in, and still without a password. */
  approved?: true
}
export type ApplyingSeller = Selling & {
  annualVolume: SellerApplication['annual_volume']
  sellsTo: string[]
  /** A shop that is set up already: its password, its profile and its first lots. */
  shop?: DemoBrand
}

const kestrel: DemoBrand = {
  number: brands.length + 1,
  name: 'Kestrel & Pine',
  category: 'home',
  makes: ['candle', 'mug', 'cushion'],
  voice: 'warm',
  lines: ['Kestrel', 'Pine', 'Larder', 'Fireside'],
  description:
    'Candles, mugs and cushions for cabins and for flats that dream of one. Kestrel & Pine pours and fires in small runs in Duluth; what a season leaves over is listed by the case, boxed and barcoded.',
}

/** Shops with drawings and lots of their own, in addition to the forty brands. */
export const shopsInWaiting: readonly DemoBrand[] = [kestrel]

/** Who wants to buy on the demo marketplace. All of them are made up. */
export const applyingBuyers: readonly ApplyingBuyer[] = [
  {
    name: 'Northgate Surplus',
    contact: 'Gloria Benedetti',
    category: 'Apparel',
    annualVolume: '1M+',
    hoursAgo: 27.4,
  },
  {
    name: 'Pocket Park Toys',
    contact: 'Wendell Achebe',
    category: 'Toys',
    annualVolume: undefined,
    hoursAgo: 6.2,
  },
  {
    name: 'Magnolia Home Exchange',
    contact: 'Tess Fairweather',
    category: 'Home',
    annualVolume: '500K+',
    hoursAgo: 0.6,
  },
  {
    name: 'Cash4Pallets',
    contact: 'Rick Dunmore',
    category: 'Apparel',
    annualVolume: '<100K',
    hoursAgo: 80,
    denied:
      'Lotline is for retailers that sell to consumers. You resell whole pallets to other resellers, which our sellers do not allow.',
  },
  {
    name: 'Cobblestone Kids',
    contact: 'Anita Varga',
    category: 'Footwear',
    annualVolume: '100K+',
    hoursAgo: 45,
    approved: true,
  },
]

/** Who wants to sell there. */
export const applyingSellers: readonly ApplyingSeller[] = [
  {
    name: kestrel.name,
    category: 'Home',
    annualVolume: '100K+',
    sellsTo: ['Wren & Willow Gifts', 'Summit & Main Mercantile', 'Three Pines Gift Shop'],
    hoursAgo: 19.3,
    shop: kestrel,
  },
  {
    name: 'Saltgrass Skincare',
    category: 'Beauty',
    annualVolume: '500K+',
    sellsTo: ['Corner & Crown Drugstores'],
    hoursAgo: 3.1,
  },
  {
    name: 'Bright Acre Snacks',
    category: undefined,
    annualVolume: undefined,
    sellsTo: [],
    hoursAgo: 1.4,
  },
]
