import type { Certificate } from './certificate.ts'

type Covered = { state: string; sellerId: number; on: string }
type Candidate = Pick<
  Certificate,
  'id' | 'states' | 'valid_from' | 'valid_until' | 'seller_id' | 'status'
>

/**
 * The certificate that covers goods which one seller ships to a state on a day (section R6). One for this seller comes
 * first, then the one that ends last.
 */
export const coveringCertificate = <Each extends Candidate>(
  certificates: readonly Each[],
  covered: Covered,
): Each | undefined =>
  certificates
    .filter((each) => each.status === 'verified' && wouldCover(each, covered))
    .toSorted(
      (a, b) =>
        Number(b.seller_id !== null) - Number(a.seller_id !== null) ||
        endOf(b).localeCompare(endOf(a)) ||
        b.id - a.id,
    )[0]

/** Whether it covers them once it is verified. */
export const wouldCover = (
  each: Omit<Candidate, 'id' | 'status'>,
  { state, sellerId, on }: Covered,
) =>
  each.states.includes(state) &&
  (each.seller_id === null || each.seller_id === sellerId) &&
  each.valid_from <= on &&
  endOf(each) >= on

const endOf = ({ valid_until: until }: Pick<Candidate, 'valid_until'>) => until ?? '9999-12-31'
