import { FileSpreadsheet, LogOut, Plus, Shapes, UserRound } from 'lucide-react'
import { useState } from 'react'
import { cents, type Cents } from '#market/money.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { MenuLink } from '#web/platform/ui/menus/MenuLink.tsx'
import { MenuRule } from '#web/platform/ui/menus/MenuRule.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { Specimen } from './Specimen.tsx'

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'form' | 'long' | 'confirm' | null>(null)
  const [price, setPrice] = useState<Cents | undefined>(cents(11_20))
  const close = () => setOpen(null)

  return (
    <Specimen title="Menu and dialog" note="Escape closes, focus returns; a sheet on phones.">
      <div className="row wrap g3">
        <Menu
          label="Account"
          trigger={<Button>Account menu</Button>}
          head={
            <div className="col">
              <b>Dana Whitlock</b>
              <span className="t13 muted cut">dana@harrowandpine.test</span>
            </div>
          }
        >
          <MenuLink href="#products" icon={Shapes}>
            My Products
          </MenuLink>
          <MenuLink href="#profile" icon={UserRound}>
            My Profile
          </MenuLink>
          <MenuLink href="#new" icon={Plus}>
            Add Products
          </MenuLink>
          <MenuLink href="#import" icon={FileSpreadsheet}>
            CSV Import
          </MenuLink>
          <MenuRule />
          <MenuAction icon={LogOut} danger onAction={() => toast('Signed out')}>
            Sign Out
          </MenuAction>
        </Menu>
        <Button onClick={() => setOpen('form')}>Form in a dialog</Button>
        <Button onClick={() => setOpen('long')}>Long, wide dialog</Button>
        <Button kind="danger" onClick={() => setOpen('confirm')}>
          Delete product
        </Button>
      </div>
      <Dialog open={open === 'form'} onClose={close} title="Counter">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <DialogBody className="col g4">
            <Field label="Counter price" hint="They ask $11.20">
              <MoneyInput value={price} onChange={setPrice} />
            </Field>
          </DialogBody>
          <DialogFoot>
            <Button onClick={close}>Cancel</Button>
            <MainAct type="submit">Submit Counter</MainAct>
          </DialogFoot>
        </form>
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="All answers" wide closesOutside>
        <DialogBody className="col g4">
          {Array.from({ length: 40 }, (_, line) => (
            <p key={line}>Line {line + 1} of many, so that the body scrolls and the foot stays.</p>
          ))}
        </DialogBody>
        <DialogFoot>
          <Button kind="primary" onClick={close}>
            Done
          </Button>
        </DialogFoot>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete product"
        confirmLabel="Yes, delete product"
        cancelLabel="No, keep editing"
        danger
        onConfirm={close}
        onClose={close}
      >
        Are you sure you want to delete? It is in 2 open offers; those lines close.
      </ConfirmDialog>
    </Specimen>
  )
}
