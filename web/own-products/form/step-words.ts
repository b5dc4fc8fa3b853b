import type { ProductStep } from '#market/products/product-steps.ts'

type Words = { title: string; summary: string }

export const stepWords: Record<ProductStep, Words> = {
  identifiers: {
    title: 'Identifiers',
    summary: 'How buyers and your own records identify the product.',
  },
  description: {
    title: 'Description',
    summary: 'Up to five photos. The first is the main photo, shown in lists.',
  },
  pricing: {
    title: 'Pricing',
    summary: 'All three are per unit. Buyers see MSRP and your asking price, never wholesale.',
  },
  quantity: {
    title: 'Quantity',
    summary: 'Units for sale and the minimum order.',
  },
  details: {
    title: 'Details',
    summary: 'Optional. Buyers filter by category, condition and gender.',
  },
  dimensions: { title: 'Dimensions', summary: 'Optional. One unit, in inches.' },
  packaging: { title: 'Packaging', summary: 'Optional. How the units are packed.' },
}
