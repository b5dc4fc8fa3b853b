import type { ShipTo } from '#market/accounts/ship-to.ts'
import type { ProductCategory } from '#market/categories.ts'

/** A company that buys. */
export type Retailer = {
  name: string
  contact: string
  category: Exclude<ProductCategory, 'other'>
  annualVolume: string
  shipTo: ShipTo
}

type Address = [line1: string, city: string, state: string, postalCode: string, phone: string]

/** The twelve buyers of the demo marketplace. All of them, and their streets, are made up. */
export const retailers: readonly Retailer[] = [
  retailer('Harborview Outfitters', 'Dana Whitlock', 'apparel', [
    '1180 Cannery Wharf Road, Dock 4',
    'Astoria',
    'OR',
    '97103',
    '503-555-0142',
  ]),
  retailer('Summit & Main Mercantile', 'Priya Raman', 'home', [
    '402 Old Depot Street',
    'Fort Collins',
    'CO',
    '80524',
    '970-555-0118',
  ]),
  retailer('Bluebird Bargain Markets', 'Marcus Ellery', 'consumables', [
    '7600 Distribution Parkway, Building C',
    'Memphis',
    'TN',
    '38141',
    '901-555-0167',
  ]),
  retailer('Corner & Crown Drugstores', 'Helen Osei', 'beauty', [
    '95 Apothecary Lane',
    'Worcester',
    'MA',
    '01609',
    '508-555-0123',
  ]),
  retailer('Juniper Lane Boutiques', 'Sofia Marchetti', 'apparel', [
    '2214 Magnolia Row, Suite 3',
    'Savannah',
    'GA',
    '31401',
    '912-555-0188',
  ]),
  retailer('Prairie Paw Supply', 'Tom Lindqvist', 'pet', [
    '3301 Grain Belt Avenue',
    'Fargo',
    'ND',
    '58102',
    '701-555-0155',
  ]),
  retailer('Toybox Junction', 'Renee Castillo', 'toys', [
    '18 Carousel Court',
    'Grand Rapids',
    'MI',
    '49503',
    '616-555-0109',
  ]),
  retailer('Meridian Department Stores', 'Alan Prescott', 'home', [
    '12000 Receiving Drive, Door 31',
    'Columbus',
    'OH',
    '43217',
    '614-555-0174',
  ]),
  retailer('Sole Provider Shoes', 'Keisha Brandt', 'footwear', [
    '640 Cobbler Way',
    'St. Louis',
    'MO',
    '63110',
    '314-555-0131',
  ]),
  retailer('Gather Grocers Co-op', 'Ben Okafor', 'consumables', [
    '77 Millrace Road',
    'Burlington',
    'VT',
    '05401',
    '802-555-0196',
  ]),
  retailer('Last Call Liquidators', 'Victor Salas', 'apparel', [
    '5150 Salvage Yard Boulevard, Unit 9',
    'El Paso',
    'TX',
    '79906',
    '915-555-0102',
  ]),
  retailer('Wren & Willow Gifts', 'Amelia Hart', 'home', [
    '29 Lantern Square',
    'Annapolis',
    'MD',
    '21401',
    '410-555-0160',
  ]),
]

function retailer(
  ...[name, contact, category, place]: [string, string, Retailer['category'], Address]
): Retailer {
  const [line1, city, state, postal_code, phone] = place
  const annualVolume = ['<100K', '100K+', '500K+', '1M+'][name.length % 4] ?? '100K+'
  return {
    name,
    contact,
    category,
    annualVolume,
    shipTo: { name, line1, city, state, postal_code, country: 'US', phone },
  }
}
