import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches again what was fetched under this key. What is being fetched for the first time cannot be broken off, and its
 * answer may tell how things stood before: it is asked for once more when that has come.
 */
export function refetch(queries: QueryClient, queryKey: QueryKey) {
  const first = queries.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  for (const query of first) {
    const again = () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // Joins the fetch under way; its first caller handles an error.
    query.fetch().then(again, () => {})
  }
  void queries.invalidateQueries({ queryKey })
}
