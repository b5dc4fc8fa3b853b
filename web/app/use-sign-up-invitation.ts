import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useDoor } from '#web/accounts/door.ts'
import { paths } from '#web/platform/navigation/paths.ts'

const PHONE = '(max-width: 639.98px)'
const PAUSE_MS = 1000
const INVITED = 'sign-up invitation'

/** On phones the sign-up modal opens by itself, once a visit (decision B9). */
export function useSignUpInvitation() {
  const router = useRouter()
  const door = useDoor()

  const invite = useEffectEvent(() => {
    if (!matchMedia(PHONE).matches || wasInvited()) return
    if (!door || door.name === 'sign_up') noteInvitation()
    if (door) return
    const from = paths.home()
    void router.navigate({ to: from, state: { door: { name: 'sign_up', from } }, replace: true })
  })
  useEffect(() => {
    // The landing page is read first, and loads without a dialog.
    const pause = setTimeout(invite, PAUSE_MS)
    return () => clearTimeout(pause)
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
