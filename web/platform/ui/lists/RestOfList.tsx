import { Loading } from '../Loading.tsx'
import { LoadProblem } from '../LoadProblem.tsx'
import { SkeletonRows } from '../SkeletonRows.tsx'

type Props = { label: string; error: Error | null; onRetry: () => void }

/** Below the part of a list that came first. */
export const RestOfList = ({ label, error, onRetry }: Props) =>
  error ? (
    <LoadProblem message={error.message} onRetry={onRetry} />
  ) : (
    <Loading label={label}>
      <SkeletonRows rows={3} />
    </Loading>
  )
