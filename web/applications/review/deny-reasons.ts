import type { Party } from '#market/accounts/viewer.ts'

type Reason = { label: string; text: string }

const unverified: Reason = {
  label: 'Could not verify the company',
  text: 'We could not verify the company from the details given. Send us a document that shows the company name, such as a resale certificate, and we will review it again.',
}
const otherCategories: Reason = {
  label: 'Outside our categories',
  text: 'Your products are outside the categories traded on Lotline today.',
}

/** Sentences to start from, worded as the applicant will read them. */
export const denyReasons: Record<Party, Reason[]> = {
  buyer: [
    {
      label: 'Not a retailer',
      text: 'Lotline sells lots to retailers only, and your application does not name a store or a retail business.',
    },
    unverified,
    otherCategories,
  ],
  seller: [
    {
      label: 'No excess inventory',
      text: 'Lotline is for brands and wholesalers with excess inventory, and your application does not show any.',
    },
    unverified,
    otherCategories,
  ],
}
