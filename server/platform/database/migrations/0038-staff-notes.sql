-- What staff write about an application, an order or a person, for staff alone.

create table staff_notes (
  id bigint generated always as identity primary key,
  application_id bigint references applications on delete cascade,
  purchase_order_id bigint references purchase_orders,
  person_id bigint references users,
  author_user_id bigint not null references users,
  text text not null check (text <> ''),
  at timestamptz not null default now(),
  edited_at timestamptz,
  -- Since when it waits to be put back, or forgotten.
  deleted_at timestamptz,
  check (num_nonnulls(application_id, purchase_order_id, person_id) = 1)
);
create index staff_notes_application on staff_notes (application_id) where application_id is not null;
create index staff_notes_order on staff_notes (purchase_order_id) where purchase_order_id is not null;
create index staff_notes_person on staff_notes (person_id) where person_id is not null;
create index staff_notes_author on staff_notes (author_user_id);
create index staff_notes_deleted on staff_notes (deleted_at) where deleted_at is not null;
