-- A debt that the platform gives up waits for a second administrator, as large refunds and fees do.
alter table approvals drop constraint approvals_act_check;
alter table approvals add constraint approvals_act_check check (act in ('refund', 'fee', 'write_off'));
