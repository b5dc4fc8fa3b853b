import { lazyRouteComponent } from '@tanstack/react-router'

export const DialogFrame = lazyRouteComponent(() => import('./DialogFrame.tsx'), 'DialogFrame')

/** From then on a dialog opens at once. */
export const loadDialogs = async () => {
  await DialogFrame.preload?.()
}
