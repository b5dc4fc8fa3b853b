import { useLocation } from '@tanstack/react-router'

export type SignInDialogName = 'sign_in' | 'sign_up' | 'forgot_password'

/** After the sign-in, `from` opens. */
export type OpenSignInDialog = { name: SignInDialogName; from: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The modal that stands open over the landing page: one place, so never two. */
    signInDialog?: OpenSignInDialog | undefined
  }
}

export const useOpenSignInDialog = () => useLocation({ select: ({ state }) => state.signInDialog })
