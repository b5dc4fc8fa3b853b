import { tradeCategories } from '#market/accounts/application.ts'

/** Of a Select. */
export function CategoryOptions() {
  return tradeCategories.map((category) => (
    <option key={category} value={category}>
      {category}
    </option>
  ))
}
