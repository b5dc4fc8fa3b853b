import { FileSpreadsheet, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cents } from '#market/money.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { MenuLink } from '#web/platform/ui/menus/MenuLink.tsx'
import { MenuRule } from '#web/platform/ui/menus/MenuRule.tsx'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { kept, nothing, opens, states, type Kind } from '../state.ts'

const opening = (label: string, dialog: (close: () => void) => ReactNode) =>
  kept(false, (isOpen, open) => (
    <>
      <Button onClick={() => open(true)}>{label}</Button>
      {isOpen && dialog(() => open(false))}
    </>
  ))

const refused = { submit: nothing, isSaving: false, problem: 'The offer was withdrawn.' }

function TypoQuestion() {
  const question = useTypoQuestion()
  const mug = { name: 'Mug', price: cents(12), measures: { before: cents(15_00) } }
  return (
    <>
      <Button onClick={() => question.ask([mug], nothing)}>Save a typo</Button>
      <PriceTypoDialog question={question} />
    </>
  )
}

export const overlays: Kind = {
  title: 'Menus and dialogs',
  note: 'Escape closes, focus returns; a sheet on phones.',
  components: {
    Menu: states(Menu, {
      'of an account': {
        label: 'Account',
        trigger: <Button>Account menu</Button>,
        head: <b>Dana Whitlock</b>,
        children: (
          <>
            <MenuLink href="#profile" icon={UserRound}>
              My Profile
            </MenuLink>
            <MenuLink href="#import" icon={FileSpreadsheet}>
              CSV Import
            </MenuLink>
            <MenuRule />
            <MenuAction icon={LogOut} danger onAction={nothing}>
              Sign Out
            </MenuAction>
          </>
        ),
        reads: 'menuitem Sign Out',
        opens: true,
      },
    }),
    Dialog: {
      'long and wide': opens(
        'dialog All answers',
        opening('Long, wide dialog', (close) => (
          <Dialog open onClose={close} title="All answers" wide closesOutside>
            <DialogBody className="col g4" scrollsAs="Answers">
              {Array.from({ length: 40 }, (_, line) => (
                <p key={line}>Line {line + 1}, so that the body scrolls and the foot stays.</p>
              ))}
            </DialogBody>
            <DialogFoot>
              <Button kind="primary" onClick={close}>
                Done
              </Button>
            </DialogFoot>
          </Dialog>
        )),
      ),
    },
    FormDialog: {
      'with a problem': opens(
        'dialog Counter',
        opening('Form in a dialog', (close) => (
          <FormDialog form={refused} title="Counter" submitLabel="Submit Counter" onClose={close}>
            <Field label="Note" hint="They ask $11.20">
              <TextArea />
            </Field>
          </FormDialog>
        )),
      ),
    },
    ConfirmDialog: {
      danger: opens(
        'alertdialog Delete product',
        opening('Delete product', (close) => (
          <ConfirmDialog
            open
            title="Delete product"
            confirmLabel="Yes, delete product"
            cancelLabel="No, keep editing"
            danger
            onConfirm={close}
            onClose={close}
          >
            Are you sure you want to delete? It is in 2 open offers; those lines close.
          </ConfirmDialog>
        )),
      ),
    },
    AskFirst: states(AskFirst, {
      usual: {
        label: 'Withdraw',
        title: 'Withdraw the offer?',
        confirmLabel: 'Yes, withdraw',
        cancelLabel: 'No, keep it',
        onConfirm: () => Promise.resolve(),
        children: 'The seller can no longer answer it.',
        reads: 'alertdialog Withdraw the offer?',
        opens: true,
      },
    }),
    PriceTypoDialog: { usual: opens('alertdialog Did you mean $12.00?', <TypoQuestion />) },
  },
}
