import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { catalogueAddress } from '../use-catalogue-view.ts'
import {
  useChangeSavedSearch,
  useDeleteSavedSearch,
  useSaveSearch,
} from './saved-search-queries.ts'
import styles from './SavedSearches.module.css'
import { SearchDialog } from './SearchDialog.tsx'
import { searchName } from './search-name.ts'
import { useFilterWords } from './use-filter-words.ts'

type Props = { search: SavedSearch }

export function SavedSearchRow({ search }: Props) {
  const { id, name, criteria, sort, alerts } = search
  const filters = useFilterWords(criteria)
  const change = useChangeSavedSearch()
  const edit = useChangeSavedSearch()
  const remove = useRemoval()
  const [isEditing, setEditing] = useState(false)
  const shownAlerts = change.isPending ? (change.variables.alerts ?? alerts) : alerts

  return (
    <li className={styles['search']}>
      <div className={styles['words']}>
        <Link href={catalogueAddress({ criteria, sort: sort ?? undefined })} className="semi">
          {name}
        </Link>
        {name !== searchName(filters) && (
          <p className="t13 muted">{filters.length > 0 ? filters.join(' · ') : 'All lots'}</p>
        )}
      </div>
      <Checkbox
        label={
          <>
            Daily email <VisuallyHidden>for {name}</VisuallyHidden>
          </>
        }
        checked={shownAlerts}
        onChange={(event) => void change.run({ id, alerts: event.currentTarget.checked })}
      />
      <span className="row">
        <IconButton label={`Rename ${name}`} onClick={() => setEditing(true)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={() => remove(search)}>
          <Trash2 />
        </IconButton>
      </span>
      {isEditing && (
        <SearchDialog
          title="Change saved search"
          filters={filters}
          first={search}
          onSave={(words) => edit.mutateAsync({ id, ...words })}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  )
}

/** Deletes a search at once; for a moment it can be taken back. */
function useRemoval() {
  const remove = useDeleteSavedSearch()
  const save = useSaveSearch()

  return ({ id, name, criteria, sort, alerts }: SavedSearch) => {
    const act = () => void save.run({ name, criteria, sort, alerts })
    void remove.run(id, () => toast(`${name} deleted.`, { action: { label: 'Undo', act } }))
  }
}
