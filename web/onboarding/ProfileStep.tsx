import { useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ProfileForm } from './ProfileForm.tsx'

type Props = { viewer: CurrentUser }

export function ProfileStep({ viewer }: Props) {
  usePageTitle('Create Profile')
  const router = useRouter()
  const goOn = () => void router.navigate({ href: paths.createProfile({ step: 'products' }) })
  return (
    <>
      <AuthHead title="Profile">
        <p>This is what buyers see of {viewer.seller?.name}, above your products.</p>
      </AuthHead>
      <ProfileForm viewer={viewer} onSaved={goOn} />
    </>
  )
}
