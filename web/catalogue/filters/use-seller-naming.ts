import { useSellerNames, type Facets } from '../catalogue-queries.ts'

/** How chosen sellers are called, also when nothing of theirs is among the products shown. */
export function useSellerNaming(chosen: readonly number[], facets: Facets) {
  const told = new Map(facets?.sellers?.map(({ id, name }) => [id, name]))
  const names = useSellerNames(facets ? chosen.filter((id) => !told.has(id)) : [])
  return (id: number) => told.get(id) ?? names.get(id) ?? 'Seller'
}
