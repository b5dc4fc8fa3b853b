import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { useOpenSignInDialog } from '#web/accounts/open-sign-in-dialog.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { onFirstMove } from '#web/platform/on-first-move.ts'
import { isUpTo } from '#web/platform/theme/is-up-to.ts'

const PAUSE_MS = 1000
const LATEST_MS = 7000
const INVITED = 'sign-up invitation'

/** On phones the sign-up modal opens unasked, once a visit (decision B9). */
export function useSignUpInvitation() {
  const router = useRouter()
  const signInDialog = useOpenSignInDialog()
  const viewer = useViewer()

  const invite = useEffectEvent(() => {
    if (viewer || !isUpTo('--phone') || wasInvited()) return
    if (!signInDialog || signInDialog.name === 'sign_up') noteInvitation()
    if (signInDialog) return
    const from = paths.home()
    void router.navigate({
      to: from,
      state: { signInDialog: { name: 'sign_up', from } },
      replace: true,
    })
  })
  useEffect(() => {
    // The landing page is read first, and loads without a dialog.
    let pause = setTimeout(invite, LATEST_MS)
    const stopListening = onFirstMove(() => {
      clearTimeout(pause)
      pause = setTimeout(invite, PAUSE_MS)
    })
    return () => {
      stopListening()
      clearTimeout(pause)
    }
  }, [])
}

function wasInvited() {
  try {
    return sessionStorage.getItem(INVITED) !== null
  } catch {
    // Storage is off: nobody is asked again on every page.
    return true
  }
}

const noteInvitation = () => sessionStorage.setItem(INVITED, 'yes')
