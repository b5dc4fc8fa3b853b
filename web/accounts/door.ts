import { useLocation } from '@tanstack/react-router'

export type DoorName = 'sign_in' | 'sign_up' | 'forgot_password'

/** After the sign-in the person goes on to `from`. */
export type Door = { name: DoorName; from: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The modal that stands open over the landing page: one place, so never two. */
    door?: Door | undefined
  }
}

export const useDoor = () => useLocation({ select: ({ state }) => state.door })
