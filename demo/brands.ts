import { productCategories, type ProductCategory } from '#market/categories.ts'
import { apparelBrands } from './brands/apparel.ts'
import { beautyBrands } from './brands/beauty.ts'
import type { Brand } from './brands/brand.ts'
import { consumablesBrands } from './brands/consumables.ts'
import { footwearBrands } from './brands/footwear.ts'
import { homeBrands } from './brands/home.ts'
import { otherBrands } from './brands/other.ts'
import { petBrands } from './brands/pet.ts'
import { toysBrands } from './brands/toys.ts'

export type DemoBrand = Brand & { number: number; category: ProductCategory }

const byCategory: Record<ProductCategory, readonly Brand[]> = {
  apparel: apparelBrands,
  beauty: beautyBrands,
  consumables: consumablesBrands,
  footwear: footwearBrands,
  home: homeBrands,
  pet: petBrands,
  toys: toysBrands,
  other: otherBrands,
}

/** The forty sellers of the demo marketplace, numbered from 1. All of them are made up. */
export const brands: readonly DemoBrand[] = productCategories
  .flatMap((category) => byCategory[category].map((brand) => ({ ...brand, category })))
  .map((brand, index) => ({ ...brand, number: index + 1 }))
