import type { CurrentUser } from './current-user.ts'
import type { Standing } from './stage.ts'

export function standingOf(user: CurrentUser | null): Standing {
  if (!user) return { party: 'visitor' }
  if (user.staff_role)
    return { party: 'admin', role: user.staff_role, secondFactor: user.second_factor }
  const { status, has_password: hasPassword, address_proven: addressProven } = user
  if (user.buyer) return { party: 'buyer', status, hasPassword }
  if (!user.seller) return { party: 'subscriber', addressProven }
  const hasDescription = user.seller.description !== ''
  return { party: 'seller', status, addressProven, hasPassword, hasDescription }
}
