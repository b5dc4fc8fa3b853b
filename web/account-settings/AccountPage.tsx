import { Suspense, useEffect, useMemo } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { sectionsOf } from './account-sections.ts'
import { AccountNav } from './AccountNav.tsx'
import styles from './AccountPage.module.css'
import { KeyboardSection } from './KeyboardSection.tsx'
import { MailSection } from './MailSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { PoNumberSection } from './PoNumberSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ResaleSection } from './ResaleSection.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { ShipToSection } from './ShipToSection.tsx'
import { useUnsavedForms } from './use-unsaved-forms.ts'
import { useLocation } from '@tanstack/react-router'

export function AccountPage() {
  usePageTitle('Account')
  const viewer = useViewer()
  return viewer && <Account viewer={viewer} />
}

type Props = { viewer: CurrentUser }

function Account({ viewer }: Props) {
  const sections = useMemo(() => sectionsOf(viewer), [viewer])
  const { hasUnsaved, tell } = useUnsavedForms()
  const role = roleOf(viewer)
  const party = role === 'buyer' || role === 'seller' || role === 'subscriber' ? role : undefined
  useSectionOfAddress()

  return (
    <main className="page">
      <UnsavedGuard isUnsaved={hasUnsaved} />
      <div className={styles['account']}>
        <div className={styles['head']}>
          <PageHead title="Account" />
        </div>
        <AccountNav sections={sections} />
        <div className={styles['sections']}>
          <Suspense>
            <ProfileSection viewer={viewer} tellUnsaved={tell} />
          </Suspense>
          <Suspense>
            <PasswordSection email={viewer.email} tellUnsaved={tell} />
          </Suspense>
          {viewer.buyer && (
            <Suspense>
              <ShipToSection tellUnsaved={tell} />
            </Suspense>
          )}
          {viewer.buyer && (
            <Suspense>
              <PoNumberSection />
            </Suspense>
          )}
          {viewer.buyer && (
            <Suspense>
              <ResaleSection tellUnsaved={tell} />
            </Suspense>
          )}
          {viewer.admin && (
            <Suspense>
              <SecondFactorSection />
            </Suspense>
          )}
          <Suspense>
            <MailSection party={party} />
          </Suspense>
          <Suspense>
            <KeyboardSection />
          </Suspense>
          <Suspense>
            <SessionsSection />
          </Suspense>
        </div>
      </div>
    </main>
  )
}

/** Scrolls to the section in the address and focuses its heading. */
function useSectionOfAddress() {
  const location = useLocation()
  useEffect(() => {
    const section = location.hash ? document.getElementById(location.hash) : null
    section?.scrollIntoView()
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [location])
}
