import { useEffect } from 'react'
import { tellPageIsHere } from './page-is-here.ts'

/** Stands after a page, or after what is shown in its place. */
export function PageIsHere() {
  useEffect(tellPageIsHere, [])
  return null
}
