import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Administrator } from '#market/administrators/administrator-api.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { administratorColumns } from './administrator-columns.tsx'
import { useAdministrators } from './administrator-queries.ts'
import { staffCount } from './administrator-words.ts'
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** The staff: administrators invite, give roles and remove. */
export function AdministratorsPage() {
  usePageTitle('Administrators')
  const viewer = useViewer()
  const { data: staff, error, refetch } = useAdministrators()
  const [isInviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<Administrator>()
  const [removing, setRemoving] = useState<Administrator>()

  return (
    <main className="page">
      <PageHead
        title="Administrators"
        summary={staff && <output className="tnum">{staffCount(staff.length)}</output>}
      >
        <Button kind="primary" onClick={() => setInviting(true)}>
          <Plus /> Invite
        </Button>
      </PageHead>
      {error && !staff && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!staff && !error && (
        <Loading label="Loading administrators">
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {staff && (
        <Card>
          <Table
            caption="Administrators"
            columns={administratorColumns({
              viewerId: viewer?.id,
              onChange: setChanging,
              onRemove: setRemoving,
            })}
            rows={staff}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {changing && <ChangeRoleDialog person={changing} onClose={() => setChanging(undefined)} />}
      {removing && (
        <RemoveDialog
          person={removing}
          isSelf={removing.id === viewer?.id}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </main>
  )
}
