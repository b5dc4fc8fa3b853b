import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TOP_SELLERS } from '#market/products/tags.ts'
import * as api from '#market/top-sellers/top-seller-api.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const topSellersKey = ['top sellers'] as const

/** The products that staff feature, in order. */
export const useListedTopSellers = () =>
  useQuery({
    queryKey: topSellersKey,
    ...queryOf(api.listTopSellers),
    select: ({ products }) => products,
  })

type Added = { id: number; place?: number | undefined }

export const useAddTopSeller = () =>
  useChange(({ id, place }: Added) =>
    call(api.addToTag, { body: { product_id: id, tag_name: TOP_SELLERS, place } }),
  )

export const useRemoveTopSeller = () =>
  useChange((id: number) =>
    call(api.removeFromTag, { body: { product_id: id, tag_name: TOP_SELLERS } }),
  )

export function useOrderTopSellers() {
  const queries = useQueryClient()
  const order = useChange((ids: number[]) =>
    call(api.orderTopSellers, { body: { product_ids: ids } }),
  )
  return (ids: number[], tell: () => void) => {
    // Shows the new order at once; the answer then replaces it.
    queries.setQueryData<Listed>(topSellersKey, (shown) => shown && inOrder(shown, ids))
    return order.run(ids, tell)
  }
}

type Listed = { products: { id: number }[] }

const inOrder = ({ products }: Listed, ids: number[]): Listed => ({
  products: products.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
})

/** Every answer carries the whole list; after a refusal the list is fetched again. */
const useChange = <Input>(change: (input: Input) => Promise<Listed>) =>
  useAction(change, {
    keep: (queries, listed) => queries.setQueryData(topSellersKey, listed),
    refreshesIfRefused: [topSellersKey],
  })
