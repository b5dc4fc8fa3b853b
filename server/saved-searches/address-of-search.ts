import { searchOfView, type CatalogueView } from '#market/catalogue/catalogue-address.ts'

/** The page that shows a search, newest products first. */
export function addressOfSearch(publicUrl: string, { criteria }: CatalogueView): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(searchOfView({ criteria, sort: 'newest' }))) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) search.append(name, String(each))
    }
  }
  return `${publicUrl}/all_products${criteria.query ? '/search' : ''}?${search.toString()}`
}
