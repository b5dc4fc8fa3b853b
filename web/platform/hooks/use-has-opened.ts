import { useState } from 'react'

/** Whether a dialog is open or ever was: its code is fetched when it first opens, and stays for its end. */
export function useHasOpened(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
