import { useState, type ReactNode } from 'react'
import { BANK_HOLD_DAYS } from '#market/payouts/bank-details.ts'
import type { PayoutAccount } from '#market/payouts/payout-api.ts'
import type { ButtonLook } from '#web/platform/ui/button-class.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { BankDetailsDialog } from './BankDetailsDialog.tsx'

type Props = { account: PayoutAccount | null; look?: ButtonLook; children: ReactNode }

/** Opens the form of bank details; a change is confirmed first, as payouts wait after it. */
export function ChangeBank({ account, look, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {account ? (
        <AskFirst
          label={children}
          {...(look && { look })}
          title="Change where you’re paid?"
          confirmLabel="Enter new bank details"
          cancelLabel="Keep as it is"
          closesFirst
          onConfirm={() => Promise.resolve(setOpen(true))}
        >
          After the change, payouts wait {BANK_HOLD_DAYS} days, and we email you about it. This
          keeps your money safe if someone else gets into your account.
        </AskFirst>
      ) : (
        <Button {...look} onClick={() => setOpen(true)}>
          {children}
        </Button>
      )}
      {isOpen && <BankDetailsDialog isChange={account !== null} onClose={() => setOpen(false)} />}
    </>
  )
}
