import { lazyRouteComponent, useHydrated } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, type ReactNode } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { notificationPanel } from '#web/notifications/notification-panel.ts'
import { keysDialog, palette } from '#web/palette/around-page.ts'
import { useKeys } from '#web/palette/use-keys.ts'
import { afterPaint } from '#web/platform/after-paint.ts'
import { useHasOpened } from '#web/platform/hooks/use-has-opened.ts'
import { onFirstMove } from '#web/platform/on-first-move.ts'
import { loadDialogs } from '#web/platform/ui/dialogs/load-dialogs.ts'
import { useOpenOnceShown } from '#web/platform/ui/dialogs/use-open-once-shown.ts'
import { SecondFactorPrompt } from '#web/second-factor/SecondFactorPrompt.tsx'
import { destinationsOf } from './header/destinations.ts'

const Palette = lazyRouteComponent(() => import('#web/palette/Palette.tsx'), 'Palette')
const KeysDialog = lazyRouteComponent(() => import('#web/palette/KeysDialog.tsx'), 'KeysDialog')
const NotificationPanel = lazyRouteComponent(
  () => import('#web/notifications/NotificationPanel.tsx'),
  'NotificationPanel',
)
const WhatsNew = lazyRouteComponent(async () => {
  await afterPaint()
  return import('#web/release-notes/WhatsNew.tsx')
}, 'WhatsNew')

type Props = { viewer: CurrentUser }

/** The overlays of members' pages, each loaded when first opened. */
export function MemberOverlays({ viewer }: Props) {
  const role = roleOf(viewer)
  return role === 'applicant' || role === 'subscriber' ? null : <Overlays viewer={viewer} />
}

function Overlays({ viewer }: Props) {
  const destinations = useMemo(() => destinationsOf(viewer), [viewer])
  useKeys(destinations)
  // Dialogs open at a press, which comes after a move.
  useEffect(() => onFirstMove(() => void loadDialogs()), [])
  const isPaletteOpen = useOpenOnceShown(palette.useIsOpen())
  const areKeysOpen = keysDialog.useIsOpen()
  const areNotificationsOpen = useOpenOnceShown(notificationPanel.useIsOpen())
  const hasPalette = useHasOpened(isPaletteOpen)
  const hasKeys = useHasOpened(areKeysOpen)
  const hasNotifications = useHasOpened(areNotificationsOpen)
  const hasNews = useHasOpened(viewer.release_notes.length > 0)

  return (
    <Suspense>
      {hasPalette && (
        <Palette
          viewer={viewer}
          destinations={destinations}
          open={isPaletteOpen}
          onClose={palette.close}
        />
      )}
      {hasKeys && (
        <KeysDialog
          destinations={destinations}
          searches={roleOf(viewer) !== 'seller'}
          open={areKeysOpen}
          onClose={keysDialog.close}
        />
      )}
      {hasNotifications && (
        <NotificationPanel open={areNotificationsOpen} onClose={notificationPanel.close} />
      )}
      {viewer.admin && <SecondFactorPrompt />}
      {hasNews && (
        <OnceTakenOver>
          <WhatsNew notes={viewer.release_notes} />
        </OnceTakenOver>
      )}
    </Suspense>
  )
}

type OnceTakenOverProps = { children: ReactNode }

/** A dialog that opens unasked opens in a browser only. It fetches a file of its own. */
const OnceTakenOver = ({ children }: OnceTakenOverProps) => useHydrated() && children
