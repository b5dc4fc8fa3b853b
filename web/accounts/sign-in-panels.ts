import { lazy } from 'react'

/** Each with what only it needs: two links do without the forms. */
export const SignInPanel = lazy(async () => {
  const file = await import('./SignInPanel.tsx')
  return { default: file.SignInPanel }
})
export const SignUpPanel = lazy(async () => {
  const file = await import('./SignUpPanel.tsx')
  return { default: file.SignUpPanel }
})
export const ForgotPasswordPanel = lazy(async () => {
  const file = await import('./ForgotPasswordPanel.tsx')
  return { default: file.ForgotPasswordPanel }
})
