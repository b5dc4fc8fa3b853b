import type { CurrentUser } from '#market/accounts/current-user.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { initialsOf } from '#web/platform/ui/initials.ts'
import { LazyAccountMenu } from './LazyAccountMenu.tsx'

type Props = { viewer: CurrentUser; className?: string | undefined }

export function UserMenu({ viewer, className }: Props) {
  return (
    <LazyAccountMenu
      viewer={viewer}
      trigger={
        <IconButton label={`Account ${initialsOf(viewer.full_name)}`} className={className}>
          <Avatar name={viewer.full_name} url={viewer.image_url} />
        </IconButton>
      }
    />
  )
}
