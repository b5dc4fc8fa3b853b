import { updateProfile } from '#market/accounts/profile-api.ts'
import { useViewer, viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { AccountSection } from './AccountSection.tsx'
import styles from './AccountSection.module.css'

/** Whether the company's offers need the number of its own purchase order. */
export function PoNumberSection() {
  const isRequired = useViewer()?.buyer?.po_number_required ?? false
  const { run, isPending } = useAction(
    (po_number_required: boolean) =>
      call(updateProfile, { body: { profile: { po_number_required } } }),
    { refreshes: [viewerQuery.queryKey] },
  )
  return (
    <AccountSection
      id="po-number"
      summary="Your own purchase order number stands on each offer, order, email and document."
    >
      <div className={styles['body']}>
        <Checkbox
          label="Require a PO number before an offer is sent or bought"
          checked={isRequired}
          disabled={isPending}
          onChange={({ target }) =>
            void run(target.checked, () =>
              toast(target.checked ? 'PO numbers are required now' : 'PO numbers are optional now'),
            )
          }
        />
      </div>
    </AccountSection>
  )
}
