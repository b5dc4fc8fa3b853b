import { AtSign } from 'lucide-react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { useAssignees } from './assignment-queries.ts'

type Props = { onMention: (name: string) => void }

/** The colleagues whom a note can mention. */
export function MentionMenu({ onMention }: Props) {
  const viewer = useViewer()
  const { data: staff = [] } = useAssignees()
  const colleagues = staff.filter(({ id }) => id !== viewer?.id)
  if (colleagues.length === 0) return null
  return (
    <Menu
      label="Mention a colleague"
      trigger={
        <IconButton label="Mention a colleague" look="small">
          <AtSign />
        </IconButton>
      }
    >
      {colleagues.map(({ id, name }) => (
        <MenuAction key={id} onAction={() => onMention(name)}>
          {name}
        </MenuAction>
      ))}
    </Menu>
  )
}
