import { useRouter } from '@tanstack/react-router'
import { Bookmark, ChevronLeft, ChevronRight, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ProductView } from '#market/products/views/product-view-api.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import {
  useChangeView,
  useDeleteView,
  useOrderViews,
  useSaveView,
} from '../views/product-view-queries.ts'
import { addressOf, type ManageView } from './manage-address.ts'
import { addressOfSaved, isChanged, movedViews, savedOf, shownNow } from './saved-view.ts'

const ViewNameDialog = laterDialog(
  async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog,
)
const DIALOGS = [ViewNameDialog]

type Props = {
  view: ManageView
  views: readonly ProductView[]
  columns: readonly TableColumn[]
}

/** Keeps what is looked at under a name, and changes what was kept. */
export function SavedViewBar({ view, views, columns }: Props) {
  usePreloadOnFirstMove(DIALOGS)
  const router = useRouter()
  const [asked, ask] = useState<'new' | 'name'>()
  const save = useSaveView()
  const change = useChangeView()
  const order = useOrderViews()
  const remove = useViewRemoval()
  const saved = savedOf(views, view)
  const goTo = (href: string) => void router.navigate({ href, replace: true })
  const shown = shownNow(view, columns)

  const close = () => ask(undefined)
  const onSaved = ({ product_view: kept }: { product_view: ProductView }) => {
    close()
    goTo(addressOfSaved(kept))
    toast(`View “${kept.name}” saved`)
  }
  const move = (step: -1 | 1) => {
    const ids = saved && movedViews(views, saved.id, step)
    if (ids) void order.run(ids)
  }
  return (
    <>
      {saved && isChanged(view, saved) && (
        <>
          <span className="t13 muted">Changed since saved</span>
          <Button
            size="small"
            busy={change.isPending}
            onClick={() => void change.run({ id: saved.id, shown }, onSaved)}
          >
            Save
          </Button>
          <Button size="small" onClick={() => goTo(addressOfSaved(saved))}>
            Revert
          </Button>
        </>
      )}
      <Button size="small" onClick={() => ask('new')}>
        <Bookmark />
        {saved ? 'Save as new' : 'Save view'}
      </Button>
      {saved && (
        <Menu
          label={`View ${saved.name}`}
          trigger={
            <Button size="small">
              <Ellipsis />
              View
            </Button>
          }
        >
          <MenuAction icon={Pencil} onAction={() => ask('name')}>
            Rename
          </MenuAction>
          <MenuAction icon={ChevronLeft} onAction={() => move(-1)}>
            Move left
          </MenuAction>
          <MenuAction icon={ChevronRight} onAction={() => move(1)}>
            Move right
          </MenuAction>
          <MenuAction
            danger
            icon={Trash2}
            onAction={() => {
              remove(saved, views.indexOf(saved))
              goTo(addressOf({ tab: 'all', search: '', sort: 'newest' }))
            }}
          >
            Delete
          </MenuAction>
        </Menu>
      )}
      {asked === 'new' && (
        <ViewNameDialog
          title="Save as a view"
          first=""
          onSave={(name) => save.mutateAsync({ name, shown })}
          onSaved={onSaved}
          onClose={close}
        />
      )}
      {asked === 'name' && saved && (
        <ViewNameDialog
          title="Rename the view"
          first={saved.name}
          onSave={(name) => change.mutateAsync({ id: saved.id, name })}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  )
}

/** Deletes a view at once; for a moment it can be brought back to its place. */
function useViewRemoval() {
  const remove = useDeleteView()
  const save = useSaveView()

  return ({ id, name, shown }: ProductView, place: number) => {
    const act = () => void save.run({ name, shown, place })
    void remove.run(id, () => toast(`View “${name}” deleted`, { action: { label: 'Undo', act } }))
  }
}
