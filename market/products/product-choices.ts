/** What a product may be for, be packed for and be weighed in, and how people read it. */

export const genders = ['unisex', 'f', 'm'] as const
export type Gender = (typeof genders)[number]
export const genderWords: Record<Gender, string> = { unisex: 'Unisex', f: 'F', m: 'M' }

export const packagingTypes = ['retail_ready', 'ecommerce_ready', 'other'] as const
export type PackagingType = (typeof packagingTypes)[number]
export const packagingWords: Record<PackagingType, string> = {
  retail_ready: 'Retail ready',
  ecommerce_ready: 'Ecommerce ready',
  other: 'Other packaging type',
}

export const weightUnits = ['lbs', 'oz'] as const
export type WeightUnit = (typeof weightUnits)[number]
