import type {
  SampleBuyerCategory,
  SampleSellerCategory,
} from '#market/sample-profiles/sample-categories.ts'

/** A contact at a national buyer. */
export type DemoLead = {
  company: string
  buyerCategory: SampleBuyerCategory
  productCategories: SampleSellerCategory[]
  contactName: string
  contactTitle: string
  city: string
  state: string
}

/** The directory of the demo marketplace, as it grew. All companies and people are made up. */
export const demoLeads: readonly DemoLead[] = [
  lead(
    ['Larkfield Department Stores', 'Department Store'],
    ['Accessories', 'Home Goods', 'Beauty'],
    ['Rosalind Achebe', 'Buyer, Accessories', 'Columbus', 'OH'],
  ),
  lead(
    ['Tidewell Grocers', 'Grocery'],
    ['Consumables', 'Wellness'],
    ['Owen Marchetti', 'Category Manager, Snacks', 'Charlotte', 'NC'],
  ),
  lead(
    ['Threadneedle & Vale', 'Apparel'],
    ['Accessories', 'Novelty'],
    ['Noor Haddad', 'Senior Buyer, Off-Price', 'Los Angeles', 'CA'],
  ),
  lead(
    ['Goodwin Drug', 'Pharmacy'],
    ['Beauty', 'Wellness', 'Consumables'],
    ['Peter Lindgren', 'Buyer, Personal Care', 'Milwaukee', 'WI'],
  ),
  lead(
    ['Copper Lantern Gifts', 'Specialty'],
    ['Stationery', 'Novelty', 'Accessories'],
    ['June Okafor', 'Owner and Buyer', 'Santa Fe', 'NM'],
  ),
  lead(
    ['Plainsmart', 'Mass Merchandiser'],
    ['Toys', 'Home Goods', 'Accessories', 'Electronics'],
    ['Daniel Reyes', 'Closeout Buyer', 'Omaha', 'NE'],
  ),
  lead(
    ['Hearthstone Home Centers', 'Home Improvement'],
    ['Tools', 'Home Goods'],
    ['Gail Whitcomb', 'Merchant, Seasonal', 'Knoxville', 'TN'],
  ),
  lead(
    ['Wagmore Supply', 'Pet'],
    ['Novelty', 'Wellness'],
    ['Theo Brandt', 'Buyer, Accessories and Gifts', 'Denver', 'CO'],
  ),
  lead(
    ['Ridgeline Sports', 'Sporting Goods'],
    ['Accessories', 'Wellness', 'Electronics'],
    ['Keiko Sandoval', 'Buyer, Cold Weather', 'Boise', 'ID'],
  ),
  lead(
    ['Paper & Post', 'Office Supply'],
    ['Stationery', 'Electronics'],
    ['Marian Kowalski', 'Category Manager, Desk', 'Hartford', 'CT'],
  ),
  lead(
    ['Larkfield Department Stores', 'Department Store'],
    ['Home Goods', 'Toys'],
    ['Silas Whitmore', 'Buyer, Home', 'Columbus', 'OH'],
  ),
  lead(
    ['Seventh Street Mercantile', 'Specialty'],
    ['Accessories', 'Home Goods'],
    ['Beatriz Fontaine', 'Buying Director', 'New Orleans', 'LA'],
  ),
]

type Company = [name: string, buyerCategory: SampleBuyerCategory]
type Contact = [name: string, title: string, city: string, state: string]

function lead(
  [company, buyerCategory]: Company,
  productCategories: SampleSellerCategory[],
  [contactName, contactTitle, city, state]: Contact,
): DemoLead {
  return { company, buyerCategory, productCategories, contactName, contactTitle, city, state }
}
