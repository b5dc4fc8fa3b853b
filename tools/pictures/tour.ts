import type { Page } from 'playwright-core'

export type Role = 'buyer' | 'seller' | 'admin'

/** One picture: whose screen, where, and what it shows. */
export type Picture = {
  name: string
  role?: Role
  path: string
  /** A phone's screen instead of a desk's. */
  isPhone?: boolean
  /** Brings the screen to what is to be seen. */
  prepare?: (page: Page) => Promise<unknown>
  sentence: string
}

/** The picture that README opens with, in both themes. */
export const negotiation: Picture = {
  name: 'negotiation',
  role: 'seller',
  path: '/my_offers',
  prepare: (page) => openFirstOffer(page),
  sentence:
    'A seller reads an offer: both prices, the gap between them, and what each answer does.',
}

/** The product in a dozen pictures, in the order of a deal (docs/tour.md). */
export const tour: readonly Picture[] = [
  {
    name: 'landing',
    path: '/',
    sentence: 'Visitors see what is on the market before they apply.',
  },
  {
    name: 'catalogue',
    role: 'buyer',
    path: '/all_products',
    sentence: 'The catalogue: percent off MSRP is the loudest figure, and every filter counts.',
  },
  {
    name: 'lot',
    role: 'buyer',
    path: '/all_products',
    prepare: async (page) => {
      await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
      await page.waitForURL(/all_products\/\d+\/\d+/)
    },
    sentence: 'A lot: photos, quantities by the pack, and an offer with its maths while one types.',
  },
  {
    name: 'cart',
    role: 'buyer',
    path: '/cart',
    sentence: 'The cart keeps a draft offer for each seller.',
  },
  {
    name: 'offers',
    role: 'buyer',
    path: '/my_offers',
    sentence: 'My Offers: what waits for an answer stands first, with its deadline.',
  },
  {
    name: 'answer-on-a-phone',
    role: 'seller',
    path: '/my_offers',
    isPhone: true,
    sentence: 'A seller answers on a phone.',
  },
  {
    name: 'order',
    role: 'buyer',
    path: '/my_orders',
    sentence: 'An accepted offer is a purchase order, paid on the provider’s hosted page.',
  },
  {
    name: 'dashboard',
    role: 'seller',
    path: '/dashboard',
    sentence: 'A seller’s day: what waits, what moved, what people look at.',
  },
  {
    name: 'products',
    role: 'seller',
    path: '/dashboard/manage_products',
    sentence: 'My Products: prices and units are changed in place, many at a time.',
  },
  {
    name: 'import',
    role: 'seller',
    path: '/dashboard/csv_import',
    prepare: (page) => chooseSpreadsheet(page),
    sentence: 'A spreadsheet is shown as it would be imported, and corrected in place.',
  },
  {
    name: 'storefront',
    role: 'buyer',
    path: '/all_products',
    prepare: async (page) => {
      await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
      await page.waitForURL(/all_products\/\d+\/\d+/)
      const seller = /all_products\/(\d+)\//.exec(page.url())?.[1]
      await page.goto(`/all_sellers/${seller}`)
    },
    sentence: 'Each seller has a storefront.',
  },
  {
    name: 'staff',
    role: 'admin',
    path: '/admin/today',
    sentence: 'Staff see what needs somebody today.',
  },
]

async function openFirstOffer(page: Page) {
  const offer = page.getByRole('region', { name: /^O-\d+/ }).first()
  await offer.waitFor()
  const details = offer.getByRole('button', { name: /^View offer details/ })
  if (await details.isVisible()) await details.click()
}

const HEADER = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const ROWS = [
  '36000291452,Stoneware mug 12 oz,https://photos.example/1.jpg,18.00,7.20,4.50,640',
  '012345678905,Linen tea towel,https://photos.example/2.jpg,14.00,,3.10,1200',
  '084217000002,Oak serving board,https://photos.example/3.jpg,42.00,16.00,52.00,90',
  '084217000019,Beeswax candle,https://photos.example/4.jpg,22.00,8.40,5.25,300',
]

async function chooseSpreadsheet(page: Page) {
  await page.getByLabel('Upload products via .csv').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...ROWS].join('\n')),
  })
  await page.getByLabel('What the rows will do').waitFor()
}
