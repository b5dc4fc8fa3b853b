import {
  cloneElement,
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useHasOpened } from '#web/platform/hooks/use-has-opened.ts'
import { onApproach } from '#web/platform/on-approach.ts'
import type { MenuStart } from './MenuPopover.tsx'

const loadPopover = async () => {
  const file = await import('./MenuPopover.tsx')
  return { default: file.MenuPopover }
}
const MenuPopover = lazy(loadPopover)
const approach = onApproach(loadPopover)

type Props = {
  label: string
  /** A Button or an IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Who or what it is about, above its items. */
  head?: ReactNode
  /** MenuLink, MenuAction, MenuRule. */
  children: ReactNode
}

// By mouse or voice nothing is chosen yet.
const STARTS: Partial<Record<string, MenuStart>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** The widget library is fetched when somebody comes to the trigger; one that is pressed before it is there opens the menu when it comes. */
export function Menu({ label, trigger, head, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [startsAt, setStartsAt] = useState<MenuStart>('menu')
  const hasOpened = useHasOpened(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const ownId = useId()
  const id = trigger.props.id ?? ownId

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        ...approach,
        onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
          // Not every browser does so, and it is where focus returns to.
          currentTarget.focus()
          open('menu')
        },
        onKeyDown: (event: KeyboardEvent) => {
          const start = STARTS[event.key]
          if (!start) return
          // No click follows.
          event.preventDefault()
          open(start)
        },
      })}
      <Suspense>
        {hasOpened && (
          <MenuPopover
            label={label}
            triggerId={id}
            triggerRef={button}
            head={head}
            startsAt={startsAt}
            isOpen={isOpen}
            onOpenChange={setOpen}
          >
            {children}
          </MenuPopover>
        )}
      </Suspense>
    </>
  )

  function open(at: MenuStart) {
    setStartsAt(at)
    setOpen(true)
  }
}
