import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dismissReleaseNotes } from '#market/release-notes/release-note-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'

/** Nothing waits for it: what could not be dismissed is shown again with the next page load. */
export function useDismissReleaseNotes() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (newestId: number | undefined) =>
      call(dismissReleaseNotes, { body: { newest_id: newestId } }),
    onSuccess: () =>
      queries.setQueryData(
        viewerQuery.queryKey,
        (viewer) => viewer && { ...viewer, release_notes: [] },
      ),
  })
}
