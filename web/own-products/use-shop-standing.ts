import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'

/** Where a seller's products are listed, and whether buyers may see them yet: not before the approval. */
export function useShopStanding() {
  const viewer = useViewer()
  const isSettingUp = roleOf(viewer) === 'applicant'
  return {
    isUnderReview: viewer?.status === 'provisional',
    listLabel: isSettingUp ? 'Products' : 'Manage Products',
    listAt: (search: object = {}) =>
      isSettingUp ? paths.createProfile({ step: 'products' }) : paths.manageProducts(search),
  }
}
