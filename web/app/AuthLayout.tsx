import { Outlet, useLocation } from '@tanstack/react-router'
import { useSessionEnd } from '#web/accounts/use-session-end.ts'
import { LegalLinks } from '#web/legal-pages/LegalLinks.tsx'
import buyerPicture from './auth-buyer.svg'
import sellerPicture from './auth-seller.svg'
import styles from './AuthLayout.module.css'
import { Brand } from './Brand.tsx'
import { SignInAgain } from './SignInAgain.tsx'

/** The frame of sign-in and application pages: no navigation, and a picture next to the form. */
export function AuthLayout() {
  const isForBuyers = useLocation({ select: ({ pathname }) => pathname.includes('buyer') })
  const sessionEnd = useSessionEnd()
  return (
    <div className={styles['layout']}>
      <div className={styles['left']}>
        <div className={styles['column']}>
          <div id="content" tabIndex={-1} className={styles['content']}>
            <Outlet />
          </div>
          <footer>
            <Brand />
            <LegalLinks />
          </footer>
        </div>
      </div>
      <div className={isForBuyers ? styles['buyers'] : styles['sellers']} aria-hidden="true">
        <img src={isForBuyers ? buyerPicture : sellerPicture} alt="" width={960} height={1200} />
      </div>
      <SignInAgain {...sessionEnd} />
    </div>
  )
}
