-- Money the provider could not return, and staff did.
alter table refunds
  drop constraint refunds_status_check,
  add constraint refunds_status_check
    check (status in ('requested', 'pending', 'succeeded', 'failed', 'returned')),
  add column returned_at timestamptz,
  add column return_note text,
  add check ((status = 'returned') = (returned_at is not null and return_note is not null));
