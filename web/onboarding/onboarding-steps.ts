import type { CurrentUser } from '#market/accounts/current-user.ts'

/** The way from the application to an own shop (spec 1, Seller onboarding). */
export const steps = ['password', 'profile', 'products'] as const
export type Step = (typeof steps)[number]

type Newcomer = Pick<CurrentUser, 'has_password' | 'seller'>

export const isDone = (step: Step, newcomer: Newcomer) => done[step](newcomer)

const done: Record<Step, (newcomer: Newcomer) => boolean> = {
  password: ({ has_password: hasPassword }) => hasPassword,
  profile: ({ seller }) => Boolean(seller?.description),
  products: ({ seller }) => seller?.onboarding_finished ?? false,
}

/** No step before the one it builds on; a password once created is changed elsewhere. */
export function mayVisit(step: Step, newcomer: Newcomer) {
  if (step === 'password') return !isDone('password', newcomer)
  return steps.slice(0, steps.indexOf(step)).every((earlier) => isDone(earlier, newcomer))
}

/** The step to show: the one the address asks for where it may be visited, else the first still to do. */
export function stepToShow(asked: unknown, newcomer: Newcomer): Step {
  const wanted = steps.find((step) => step === asked && mayVisit(step, newcomer))
  return wanted ?? steps.find((step) => !isDone(step, newcomer)) ?? 'products'
}
