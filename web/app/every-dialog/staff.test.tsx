import { describe, test } from 'vitest'
import type { Administrator } from '#market/administrators/administrator-api.ts'
import type { ListedApproval } from '#market/approvals/approvals-list.ts'
import type { LeadRecord } from '#market/leads/lead.ts'
import type { PersonDetail } from '#market/people/people-api.ts'
import type { StaffReleaseNote } from '#market/release-notes/release-note-api.ts'
import { ChangeRoleDialog } from '#web/administrators/ChangeRoleDialog.tsx'
import { InviteDialog } from '#web/administrators/InviteDialog.tsx'
import { RemoveDialog } from '#web/administrators/RemoveDialog.tsx'
import { ApproveDialog } from '#web/applications/review/ApproveDialog.tsx'
import { DenyDialog } from '#web/applications/review/DenyDialog.tsx'
import { anApplication } from '#web/applications/review/testing/an-application.ts'
import { DecideActs } from '#web/approvals/DecideActs.tsx'
import { DeclineDialog } from '#web/approvals/DeclineDialog.tsx'
import { DeleteLeadDialog } from '#web/leads/DeleteLeadDialog.tsx'
import { ImportLeadsDialog } from '#web/leads/ImportLeadsDialog.tsx'
import { LeadDialog } from '#web/leads/LeadDialog.tsx'
import { DenyPersonDialog } from '#web/people/DenyPersonDialog.tsx'
import { EndSessions } from '#web/people/EndSessions.tsx'
import { ErasePersonDialog } from '#web/people/ErasePersonDialog.tsx'
import { ForgetSecondFactor } from '#web/people/ForgetSecondFactor.tsx'
import { EditNoteDialog } from '#web/release-notes/EditNoteDialog.tsx'
import { NewSellerDialog } from '#web/staff-sellers/NewSellerDialog.tsx'
import { FailedJobActions } from '#web/system/FailedJobActions.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const AT = '2026-03-02T12:00:00.000Z'

const sam: Administrator = {
  id: 8,
  email: 'sam@lotline.test',
  full_name: 'Sam Poe',
  role: 'support',
  since: AT,
  last_sign_in_at: null,
  has_password: true,
  has_second_factor: true,
}
const dana: PersonDetail = {
  id: 7,
  email: 'dana@fieldhouse.test',
  full_name: 'Dana Reyes',
  party: 'buyer',
  company: 'Fieldhouse',
  buyer_id: 7,
  seller_id: null,
  status: 'onboarded',
  staff_role: null,
  account: 'open',
  has_password: true,
  address_proven: true,
  has_second_factor: false,
  created_at: AT,
  last_seen_at: null,
  open_sessions: 1,
  note_count: 0,
  assignee: null,
  history: [],
  sessions: [],
  application: null,
  lots_following: null,
  resale: null,
  erasure: null,
  notes: [],
}
const approval: ListedApproval = {
  id: 4,
  subject_id: 3,
  subject_name: 'Ash & Oak',
  stake: { act: 'fee', platform_fee_bps: 300, before_bps: null, standard_fee_bps: 1000 },
  note: null,
  asked_by: { id: 8, name: 'Sam Poe' },
  asked_at: AT,
  expires_at: '2026-03-05T12:00:00.000Z',
  outcome: null,
  decided_by: null,
  decided_at: null,
  reason: null,
  confirmed_alone: false,
  obstacle: null,
  meanwhile: [],
}
const lead: LeadRecord = {
  id: 1,
  company: 'Marlowe Stores',
  buyer_category: 'Specialty',
  product_categories: ['Home Goods'],
  contact_name: 'Ivy Chen',
  contact_title: 'Buyer',
  contact_email: 'ivy@marlowe.test',
  contact_phone: '',
  city: 'Reno',
  state: 'NV',
  consent_source: 'Trade fair, March',
  created_at: AT,
  sent_count: 2,
}
const note: StaffReleaseNote = {
  id: 1,
  body: 'j and k walk through the lots.',
  buyer: true,
  seller: false,
  created_at: AT,
  published_at: AT,
  created_by: 'Ann Vale',
  is_shown: true,
  withdrawn_at: null,
  reader_count: 3,
  seen_count: 1,
}
/** Of staff, but for those about orders. */
const staffDialogs: ShownDialog[] = [
  {
    file: 'web/administrators/InviteDialog.tsx',
    shows: () => <InviteDialog onClose={nothing} />,
    begins: 'Name',
    sends: 'Send invitation',
  },
  {
    file: 'web/administrators/ChangeRoleDialog.tsx',
    shows: () => <ChangeRoleDialog person={sam} onClose={nothing} />,
    begins: 'Save role',
    sends: 'Save role',
  },
  {
    file: 'web/administrators/RemoveDialog.tsx',
    shows: () => <RemoveDialog person={sam} isSelf={false} onClose={nothing} />,
    begins: 'Keep',
    sends: 'Remove',
  },
  {
    file: 'web/applications/review/ApproveDialog.tsx',
    shows: () => (
      <ApproveDialog application={anApplication()} onClose={nothing} onDecided={nothing} />
    ),
    begins: 'Approve and email link',
    sends: 'Approve and email link',
  },
  {
    file: 'web/applications/review/DenyDialog.tsx',
    shows: () => <DenyDialog application={anApplication()} onClose={nothing} onDecided={nothing} />,
    begins: 'Reason',
    sends: 'Deny and email reason',
  },
  {
    file: 'web/approvals/DecideActs.tsx',
    shows: () => <DecideActs approval={approval} />,
    opensBy: 'Approve',
    begins: 'Yes, approve',
    sends: 'Yes, approve',
  },
  {
    file: 'web/approvals/DeclineDialog.tsx',
    shows: () => <DeclineDialog approval={approval} onClose={nothing} />,
    begins: 'Reason',
    sends: 'Decline',
  },
  {
    file: 'web/leads/LeadDialog.tsx',
    shows: () => <LeadDialog lead={lead} onClose={nothing} />,
    begins: 'Company',
    sends: 'Save lead',
  },
  {
    file: 'web/leads/DeleteLeadDialog.tsx',
    shows: () => <DeleteLeadDialog lead={lead} onClose={nothing} />,
    begins: 'No, keep it',
    sends: 'Yes, delete lead',
  },
  {
    file: 'web/leads/ImportLeadsDialog.tsx',
    shows: () => <ImportLeadsDialog onClose={nothing} />,
    begins: 'Or paste cells from a spreadsheet',
  },
  {
    file: 'web/people/DenyPersonDialog.tsx',
    shows: () => <DenyPersonDialog person={dana} onClose={nothing} />,
    begins: 'Reason',
    sends: 'Deny and email reason',
  },
  {
    file: 'web/people/ErasePersonDialog.tsx',
    shows: () => <ErasePersonDialog person={dana} onErase={nothing} onClose={nothing} />,
    begins: 'Reason',
    sends: 'Erase permanently',
  },
  {
    file: 'web/people/EndSessions.tsx',
    shows: () => <EndSessions person={dana} />,
    opensBy: 'End all sessions',
    begins: 'Keep them',
    sends: 'End all sessions',
  },
  {
    file: 'web/people/ForgetSecondFactor.tsx',
    shows: () => <ForgetSecondFactor person={dana} />,
    opensBy: 'Turn off second factor',
    begins: 'Keep it',
    sends: 'Turn off',
  },
  {
    file: 'web/release-notes/EditNoteDialog.tsx',
    shows: () => <EditNoteDialog note={note} readers={undefined} onClose={nothing} />,
    begins: 'Body',
    sends: 'Save',
  },
  {
    file: 'web/staff-sellers/NewSellerDialog.tsx',
    shows: () => <NewSellerDialog onClose={nothing} />,
    begins: 'Seller name',
    sends: 'Create seller',
  },
  {
    file: 'web/system/FailedJobActions.tsx',
    shows: () => (
      <FailedJobActions
        job={{ id: '1', name: 'send_mail', attempts: 5, last_error: null, failed_at: AT }}
      />
    ),
    opensBy: 'Discard',
    begins: 'Keep it',
    sends: 'Discard job',
  },
]

describe.each(staffDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
