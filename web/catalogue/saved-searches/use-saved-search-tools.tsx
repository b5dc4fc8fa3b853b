import { Bookmark, BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { ResultTool } from '../result-tool.ts'

// With what forms are made of, which the catalogue does without.
const SaveSearchDialog = lazy(async () => {
  const file = await import('./SaveSearchDialog.tsx')
  return { default: file.SaveSearchDialog }
})

/** Keeps what is shown as a search of one's own, and leads to those that are kept; for buyers. */
export function useSavedSearchTools(view: CatalogueView): ResultTool[] {
  const [isSaving, setSaving] = useState(false)
  const router = useRouter()
  if (roleOf(useViewer()) !== 'buyer') return []
  return [
    {
      label: 'Save search',
      icon: BookmarkPlus,
      isFirst: true,
      onAction: () => setSaving(true),
      dialog: isSaving && (
        <Suspense>
          <SaveSearchDialog view={view} onClose={() => setSaving(false)} />
        </Suspense>
      ),
    },
    {
      label: 'Saved searches',
      icon: Bookmark,
      onAction: () => void router.navigate({ href: paths.savedSearches() }),
    },
    {
      label: 'Watched lots',
      icon: BookmarkCheck,
      onAction: () => void router.navigate({ href: paths.watchedLots() }),
    },
  ]
}
