import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { pageOfWatchedLots } from '#market/first-calls/list-pages.ts'
import type { Product } from '#market/products/product-api.ts'
import * as api from '#market/watching/watch-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { call } from '#web/platform/http/call.ts'
import { carriedPage } from '#web/platform/http/carried.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { productsKey } from '#web/products/products-key.ts'

const watchedKey = ['watched-lots'] as const
const idsKey = [...watchedKey, 'ids'] as const

const idsQuery = queryOptions({
  queryKey: idsKey,
  ...queryOf(api.readWatchedIds),
})

const FIRST_PAGE = 1

export type Watchable = { id: number; name: string }

/** Whether the viewer, a buyer, watches a product; undefined for others, and until it is known. */
export function useIsWatched(productId: number): boolean | undefined {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const { data: isWatched } = useQuery({
    ...idsQuery,
    enabled: isBuyer,
    select: ({ product_ids: ids }) => ids.includes(productId),
  })
  return isBuyer ? isWatched : undefined
}

/** Whether a buyer watches any lot; undefined until it is known. */
export const useWatchesAny = ({ enabled }: { enabled: boolean }) =>
  useQuery({ ...idsQuery, enabled, select: ({ product_ids: ids }) => ids.length > 0 }).data

/** What the viewer watches, the last chosen first, one page after another. */
export const useWatchedLots = () =>
  useInfiniteQuery({
    queryKey: [...watchedKey, 'lots'],
    queryFn: ({ pageParam, signal }) =>
      call(api.readWatchedLots, { ...pageOfWatchedLots(pageParam), signal }),
    initialData: () => carriedPage(api.readWatchedLots, pageOfWatchedLots(FIRST_PAGE), FIRST_PAGE),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta: { page, total_pages } }) =>
      page < total_pages ? page + 1 : undefined,
  })

type Change = {
  lot: Watchable
  watch: boolean
  /** What takes it back, where there is a way. */
  takeBack?: (() => void) | undefined
}

/** Watches a lot or lets it go; shown at once, and letting go can be taken back. */
export function useWatching() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ lot, watch }: Change) =>
      call(watch ? api.watchLot : api.unwatchLot, { params: { id: lot.id } }),
    onMutate: async ({ lot, watch }) => {
      await queries.cancelQueries({ queryKey: idsKey })
      queries.setQueryData<{ product_ids: number[] }>(idsKey, (before) => {
        const others = before?.product_ids.filter((id) => id !== lot.id) ?? []
        return before && { product_ids: watch ? [lot.id, ...others] : others }
      })
    },
    onSuccess: ({ watchers }, change) => {
      const key = [...productsKey, change.lot.id]
      queries.setQueryData<Product>(key, (product) => product && { ...product, watchers })
      tell(change)
    },
    onError: ({ message }) => toastProblem(message),
    onSettled: () => queries.invalidateQueries({ queryKey: watchedKey }),
  })

  return {
    watch: (lot: Watchable) => mutate({ lot, watch: true }),
    letGo: (lot: Watchable, { canBeTakenBack = true } = {}) =>
      mutate({
        lot,
        watch: false,
        takeBack: canBeTakenBack ? () => mutate({ lot, watch: true }) : undefined,
      }),
  }
}

function tell({ lot, watch, takeBack }: Change) {
  if (watch)
    toast(`Watching ${lot.name}`, { link: { href: paths.watchedLots(), label: 'Watched lots' } })
  else
    toast(`No longer watching ${lot.name}`, {
      ...(takeBack && { action: { label: 'Undo', act: takeBack } }),
    })
}
