import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Brings the section that the address names into view, each time anew, and puts focus on its heading. */
export function useSectionOfAddress() {
  const location = useLocation()
  useEffect(() => {
    const section = location.hash ? document.getElementById(location.hash) : null
    section?.scrollIntoView()
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [location])
}
