import { useQuery } from '@tanstack/react-query'
import * as api from '#market/saved-searches/saved-search-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { carried } from '#web/platform/http/carried.ts'

const savedSearchesKey = ['saved-searches'] as const

export const useSavedSearches = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: savedSearchesKey,
    queryFn: async ({ signal }) => (await call(api.readSavedSearches, { signal })).saved_searches,
    initialData: () => carried(api.readSavedSearches)?.saved_searches,
    enabled,
  })

export type NewSearch = Pick<api.SavedSearch, 'name' | 'criteria' | 'alerts'> & {
  sort?: api.SavedSearch['sort'] | undefined
}

export const useSaveSearch = () =>
  useAct(({ sort, ...search }: NewSearch) =>
    call(api.saveSearch, { body: { saved_search: { ...search, sort: sort ?? undefined } } }),
  )

type Change = { id: number; name?: string; alerts?: boolean }

export const useChangeSavedSearch = () =>
  useAct(({ id, ...change }: Change) =>
    call(api.changeSavedSearch, { params: { id }, body: { saved_search: change } }),
  )

export const useDeleteSavedSearch = () =>
  useAct((id: number) => call(api.deleteSavedSearch, { params: { id } }))

const useAct = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useAction(act, { refreshes: [savedSearchesKey] })
