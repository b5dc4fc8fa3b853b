import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { ConfirmNotice } from './ConfirmNotice.tsx'
import { NotApproved } from './NotApproved.tsx'
import { Submitted } from './Submitted.tsx'

export function SellerSubmittedPage() {
  const viewer = useViewer()
  if (viewer?.status === 'denied') return <NotApproved />
  return (
    <Submitted
      notice={viewer?.seller && !viewer.address_proven && <ConfirmNotice email={viewer.email} />}
    >
      {viewer?.seller && (
        <ButtonLink kind="primary" href={paths.createProfile()}>
          {viewer.seller.description ? 'Add Products' : 'Finish your profile'}
        </ButtonLink>
      )}
    </Submitted>
  )
}
