-- How many units of a line arrived, where its buyer counted by line.
create table received_units (
  line_id bigint primary key references purchase_order_lines,
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  units integer not null check (units >= 0)
);
create index received_units_order on received_units (purchase_order_id);
