import { CircleCheck, TriangleAlert } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'

type Props = { count: number }

export function ProductsDue({ count }: Props) {
  if (count === 0)
    return (
      <DueLink
        icon={CircleCheck}
        isDue={false}
        title="No products to fix"
        act="Manage Products"
        href={paths.manageProducts()}
      >
        All your products are complete
      </DueLink>
    )
  return (
    <DueLink
      icon={TriangleAlert}
      isDue
      tone="red"
      title={`${counted(count, 'product')} to fix`}
      act="Fix products"
      href={paths.manageProducts({ tab: 'needs_fixing' })}
    >
      Hidden from buyers until they are complete
    </DueLink>
  )
}
