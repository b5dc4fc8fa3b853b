import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { PageIsHere } from './drawn/PageIsHere.tsx'

/** A screen is the one export of its file, fetched when its page is opened or about to be. */
export type Load = () => Promise<Record<string, RouteComponent>>

export function screenOf(load: Load) {
  return lazyRouteComponent(async () => {
    const [Screen] = Object.values(await load())
    if (!Screen) throw new Error('The file of a page exports its screen')
    return {
      default: () => (
        <>
          <Screen />
          <PageIsHere />
        </>
      ),
    }
  })
}
