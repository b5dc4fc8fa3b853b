-- Refunds in part that exceed one administrator's limit wait for a second one.
alter table approvals drop constraint approvals_act_check;
alter table approvals add constraint approvals_act_check
  check (act in ('refund', 'partial_refund', 'fee', 'write_off'));
