/** Mixed lots are sold by the lot. */
export const priceLabel = (inside: number | null) =>
  inside === null ? 'Price per unit' : 'Price per lot'
