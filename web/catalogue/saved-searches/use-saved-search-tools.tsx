import { Bookmark, BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { ResultTool } from '../result-tool.ts'

// With what forms are made of, which the catalogue does without.
const SaveSearchDialog = laterDialog(
  async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog,
)

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
      dialog: isSaving && <SaveSearchDialog view={view} onClose={() => setSaving(false)} />,
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
