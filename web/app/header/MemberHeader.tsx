import type { CurrentUser } from '#market/accounts/current-user.ts'
import { homes } from '#market/accounts/pages.ts'
import { isHeld, stageOf } from '#market/accounts/stage.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { roleOf } from '#web/accounts/role.ts'
import { CatalogueSearch } from '#web/catalogue/CatalogueSearch.tsx'
import { useCatalogueView } from '#web/catalogue/use-catalogue-view.ts'
import { NotificationBell } from '#web/notifications/NotificationBell.tsx'
import { PaletteHint } from '#web/palette/PaletteHint.tsx'
import styles from './Header.module.css'
import { MainNav } from './nav/MainNav.tsx'
import { StaffSearchButton } from './StaffSearchButton.tsx'
import { useEffect } from 'react'
import { countInWindowTitle } from '#web/platform/navigation/window-title.ts'
import { useAttention } from './nav/use-attention.ts'
import { ShoppingCart } from 'lucide-react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Badge } from '#web/platform/ui/Badge.tsx'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { initialsOf } from '#web/platform/format/initials.ts'
import { AccountMenu } from './AccountMenu.tsx'

type Props = { viewer: CurrentUser }

/** Who does not use the product yet has only a way to leave. */
export function MemberHeader({ viewer }: Props) {
  const role = roleOf(viewer)
  if (role === 'applicant')
    return (
      <div className={styles['tools']}>
        <ApplicationLink viewer={viewer} />
        <UserMenu viewer={viewer} />
      </div>
    )
  if (role === 'subscriber')
    return (
      <>
        <MainNav />
        <div className={styles['tools']}>
          <UserMenu viewer={viewer} className="hide-s" />
        </div>
      </>
    )
  return (
    <>
      <MainNav />
      {role === 'buyer' && <CatalogueSearch className={styles['search']} />}
      {role === 'admin' && <StaffSearch />}
      <div className={styles['tools']}>
        <PaletteHint role={role} />
        <NotificationBell />
        {role === 'buyer' && <CartLink />}
        <UserMenu viewer={viewer} className="hide-s" />
      </div>
      <AttentionTitle />
    </>
  )
}

/** From the landing page back to how the application stands. */
function ApplicationLink({ viewer }: Props) {
  const stage = stageOf(standingOf(viewer))
  if (!isHeld(stage)) return null
  return (
    <ButtonLink kind="quiet" href={homes[stage]}>
      Your application
    </ButtonLink>
  )
}

/** In the catalogue its own search, elsewhere the one over everything. */
function StaffSearch() {
  const isInCatalogue = useCatalogueView() !== undefined
  const Shown = isInCatalogue ? CatalogueSearch : StaffSearchButton
  return <Shown className={styles['search']} />
}

/** Counts in the title of the window what awaits the viewer, for who has it open among others. */
function AttentionTitle() {
  const { count } = useAttention()

  useEffect(() => {
    countInWindowTitle(count)
    return () => countInWindowTitle(0)
  }, [count])
  return null
}

function CartLink() {
  const { inCart } = useAttention()
  const products = inCart === 1 ? '1 product' : `${inCart} products`
  return (
    <Link
      href={paths.cart()}
      className={styles['cart']}
      aria-label={`Cart, ${products}`}
      title="Cart"
    >
      <ShoppingCart className="i-20" />
      {inCart > 0 && <Badge count={inCart} className={styles['count']} />}
    </Link>
  )
}

type UserMenuProps = { viewer: CurrentUser; className?: string | undefined }

function UserMenu({ viewer, className }: UserMenuProps) {
  return (
    <AccountMenu
      viewer={viewer}
      trigger={
        <IconButton label={`Account ${initialsOf(viewer.full_name)}`} className={className}>
          <Avatar name={viewer.full_name} url={viewer.image_url} />
        </IconButton>
      }
    />
  )
}
