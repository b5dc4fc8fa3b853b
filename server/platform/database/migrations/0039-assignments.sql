-- Who of the staff is responsible for an application, an order or a person.

create table assignments (
  id bigint generated always as identity primary key,
  application_id bigint unique references applications on delete cascade,
  purchase_order_id bigint unique references purchase_orders,
  person_id bigint unique references users,
  assignee_id bigint not null references users,
  assigned_by bigint not null references users,
  assigned_at timestamptz not null default now(),
  snoozed_until timestamptz,
  check (num_nonnulls(application_id, purchase_order_id, person_id) = 1)
);
create index assignments_assignee on assignments (assignee_id);
create index assignments_by on assignments (assigned_by);
